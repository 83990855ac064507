import OrigamiModel
import OrigamiScreens
import Pictures

/// A model in a format for other programs.
struct ExportedModel {
  /// The file.
  let bytes: [UInt8]
  /// The files that it mentions, by their paths relative to its folder.
  private(set) var parts: [(path: String, bytes: [UInt8])] = []

  /// Makes the file; instructions bring their photos along where there is a place for them.
  ///
  /// - Throws: why the model can't be had in this format.
  init(_ model: OpenedModel, _ options: ExportOptions) throws(Failure) {
    var timeline = Timeline(model.instructions)
    switch options.format {
    case .json:
      let copy = try Self.copy(of: model, for: options.output)
      bytes = Array(copy.instructions.jsonText.utf8)
      parts = copy.parts
    case .fold:
      do { bytes = Array(try FoldExport.text(of: &timeline).utf8) } catch {
        throw .rendering(model: model.folder.file, .step(error))
      }
    case .svg: bytes = Array(try Self.artwork(model, &timeline, options).svg(paper: model.instructions.paper).utf8)
    case .png: bytes = try Self.picture(try Self.artwork(model, &timeline, options), model)
    }
  }

  private static func copy(of model: OpenedModel, for output: String?) throws(Failure) -> ModelCopy {
    var instructions = model.instructions
    do { instructions = try instructions.givingStates(id: model.folder.name) } catch {
      throw .notExportable(model: model.folder.file, reason: "\(error), so json can't state it; fold, svg and png can")
    }
    // What standard input mentions stands nobody knows where.
    let place = model.key == .standardInput ? nil : output
    let photos = place.flatMap { OutputFile.hasSurroundings($0) ? ModelFolder(file: $0).name + "-photos" : nil }
    do { return try ModelCopy(of: instructions, in: model.folder, photosIn: photos) } catch { throw .model(error) }
  }

  private static func artwork(
    _ model: OpenedModel, _ timeline: inout Timeline, _ options: ExportOptions
  ) throws(Failure) -> DiagramArtwork {
    do { return DiagramArtwork(try DiagramScene(of: &timeline, step: options.step)) } catch {
      throw .rendering(model: model.folder.file, error)
    }
  }

  private static func picture(_ artwork: DiagramArtwork, _ model: OpenedModel) throws(Failure) -> [UInt8] {
    let picture: Bitmap
    do { picture = try artwork.picture(colors: DiagramColors(model.instructions.paper)) } catch {
      throw .rendering(model: model.folder.file, error)
    }
    do { return try picture.pngData() } catch { throw .picture(error) }
  }
}

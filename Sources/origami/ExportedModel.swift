import OrigamiModel
import OrigamiScreens
import Pictures

/// A model in a format for other programs.
enum ExportedModel {
  /// The bytes of the file.
  ///
  /// - Throws: why the model can't be had in this format.
  static func bytes(of model: OpenedModel, _ options: ExportOptions) throws(Failure) -> [UInt8] {
    let instructions = model.instructions
    if instructions.showsPictures, options.format == .json || options.format == .fold {
      throw .notExportable(model: model.folder.file, "it is a FOLD file already, and holds no folds to write down")
    }
    var timeline = Timeline(instructions)
    switch options.format {
    case .json: return Array(instructions.jsonText.utf8)
    case .fold:
      do { return Array(try FoldExport.text(of: &timeline).utf8) } catch {
        throw .rendering(model: model.folder.file, .step(error))
      }
    case .svg: return Array(try artwork(model, &timeline, options).svg(paper: instructions.paper).utf8)
    case .png: return try picture(try artwork(model, &timeline, options), instructions.paper, model)
    }
  }

  private static func artwork(
    _ model: OpenedModel, _ timeline: inout Timeline, _ options: ExportOptions
  ) throws(Failure) -> DiagramArtwork {
    do { return DiagramArtwork(try DiagramScene(of: &timeline, step: options.step)) } catch {
      throw .rendering(model: model.folder.file, error)
    }
  }

  private static func picture(
    _ artwork: DiagramArtwork, _ paper: PaperChoice, _ model: OpenedModel
  ) throws(Failure) -> [UInt8] {
    let picture: Bitmap
    do { picture = try artwork.picture(colors: DiagramColors(paper)) } catch {
      throw .rendering(model: model.folder.file, error)
    }
    do { return try picture.pngData() } catch { throw .picture(error) }
  }
}

import OrigamiModel
import OrigamiScreens
import Pictures

/// A picture of a model, as a file.
enum RenderedPicture {
  /// The bytes of the file.
  static func bytes(of model: OpenedModel, _ options: RenderOptions) throws(Failure) -> [UInt8] {
    var timeline = Timeline(model.instructions)
    var colors = DiagramColors(model.instructions.paper)
    if let first = options.paper.first, let last = options.paper.last {
      colors = DiagramColors(coloured: Pixel(first), white: Pixel(last))
    }
    let picture: Bitmap
    do {
      picture = try Rendering(
        of: &timeline, step: options.step, showsBack: options.showsBack, colors: colors,
        background: Pixel(options.background), width: options.width, height: options.height
      ).picture()
    } catch { throw .rendering(model: model.folder.name, error) }
    do { return try picture.pngData() } catch { throw .picture(error) }
  }
}

public import Folding
import OrigamiModel
public import Pictures

/// A picture to be made of paper: filled faces with their edges and a plain shade by layer, on one colour.
public struct Rendering: Sendable {
  /// The paper as it lies.
  public var paper: PaperDrawing
  /// Its colours.
  public var colors: DiagramColors
  /// What it lies on.
  public var background: Pixel
  /// The picture's width in pixels.
  public var width: Int
  /// The picture's height in pixels.
  public var height: Int

  /// The most pixels on a side of a picture.
  public static let largestSide = 4096

  /// Creates the request.
  public init(of paper: PaperDrawing, colors: DiagramColors, background: Pixel, width: Int = 640, height: Int = 480) {
    self.paper = paper
    self.colors = colors
    self.background = background
    self.width = width
    self.height = height
  }

  /// Paints the picture.
  ///
  /// - Throws: `RenderingError.size`.
  /// - Complexity: O(pixels · visible faces).
  public func picture() throws(RenderingError) -> Bitmap {
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height) else { throw .size(width: width, height: height) }
    let scene = DiagramScene(of: paper)
    let bounds = scene.paperBounds
    let margin = 0.09 * Double(min(width, height))
    let scale = min(
      (Double(width) - 2 * margin) / max(bounds.width, 1e-9), (Double(height) - 2 * margin) / max(bounds.height, 1e-9))
    let middle = bounds.middle
    func place(_ point: PlanePoint) -> PaintPoint {
      PaintPoint(
        x: Double(width) / 2 + (point.x - middle.x) * scale, y: Double(height) / 2 - (point.y - middle.y) * scale)
    }
    var picture = Bitmap(width: width, height: height, filledWith: background)
    let mostBelow = scene.faces.map(\.layersBelow).max() ?? 0
    for face in scene.faces.sorted(by: { $0.layersBelow < $1.layersBelow }) {
      let outline = face.outline.map(place)
      if scene.isTranslucent {
        picture.fill(outline, with: colors.coloured.hiding(DiagramScene.translucentOpacity))
        continue
      }
      let color = shade(face, mostBelow: mostBelow)
      picture.fill(outline, with: color)
      // Half a pixel more closes the seams between pieces; what it takes from a neighbour lies under an edge.
      picture.stroke([outline + outline.prefix(1)], width: 1, with: color)
    }
    let pen = max(1, Double(min(width, height)) / 240)
    let edges = scene.lines.filter { $0.kind == .edge }.map { [place($0.segment.start), place($0.segment.end)] }
    picture.stroke(edges, width: pen, with: edgeColor)
    return picture
  }

  private static let shadow = Pixel(red: 40, green: 32, blue: 40)

  /// Dark on bright papers and bright on dark ones, so that edges are seen on both sides.
  private var edgeColor: Pixel {
    let isDark = min(colors.coloured.luma, colors.white.luma) < 80
    return isDark ? colors.coloured.mixed(with: colors.white, by: 0.5).mixed(with: .white, by: 0.35) : Self.shadow
  }

  /// The colour of a face: darker the fewer layers lie below it, as what lies on top catches the light.
  private func shade(_ face: DiagramFace, mostBelow: Int) -> Pixel {
    let color = face.side == .coloured ? colors.coloured : colors.white
    guard mostBelow > 0 else { return color }
    return color.mixed(with: Self.shadow, by: 0.22 * (1 - Double(face.layersBelow) / Double(mostBelow)))
  }
}

import Folding
public import OrigamiModel
public import Pictures

extension DiagramArtwork {
  /// The drawing as a picture, as large as fits into its middle; labels are left to the text around it.
  ///
  /// Ink is dark unless something it lies on is, so paper and background should both be bright or both be dark.
  /// - Throws: `RenderingError.size`.
  public func picture(
    colors: DiagramColors, background: Pixel = .white, width: Int = 640, height: Int = 480
  ) throws(RenderingError) -> Bitmap {
    let sides = 1...Rendering.largestSide
    guard sides.contains(width), sides.contains(height) else { throw .size(width: width, height: height) }
    var picture = Bitmap(width: width, height: height, filledWith: background)
    let scale = min(Double(width) / max(bounds.width, 1e-9), Double(height) / max(bounds.height, 1e-9))
    let middle = bounds.middle
    func place(_ point: PlanePoint) -> PaintPoint {
      PaintPoint(
        x: Double(width) / 2 + (point.x - middle.x) * scale, y: Double(height) / 2 - (point.y - middle.y) * scale)
    }
    func color(_ paint: Paint) -> Pixel {
      let isDark = min(colors.coloured.luma, colors.white.luma, background.luma) < 80
      return switch paint {
      case .coloured: colors.coloured
      case .white: colors.white
      case .ground: background
      case .ink: isDark ? Pixel(red: 225, green: 220, blue: 225) : Pixel(red: 48, green: 40, blue: 48)
      case .faint: isDark ? Pixel(red: 150, green: 145, blue: 150) : Pixel(red: 128, green: 120, blue: 128)
      }
    }
    for shape in shapes {
      let points = shape.points.map(place)
      if let fill = shape.fill { picture.fill(points, with: color(fill).hiding(shape.opacity)) }
      guard let stroke = shape.stroke else { continue }
      let line = shape.fill == nil ? points : points + points.prefix(1)
      let pieces = Self.dashed(line, shape.dashes.map { $0 * scale })
      picture.stroke(pieces, width: max(shape.width * scale, 0.5), with: color(stroke))
    }
    return picture
  }

  /// A line cut into its dashes.
  private static func dashed(_ line: [PaintPoint], _ dashes: [Double]) -> [[PaintPoint]] {
    guard dashes.reduce(0, +) > 1e-3, let first = line.first else { return [line] }
    var pieces: [[PaintPoint]] = []
    var piece = [first]
    var index = 0
    var rest = dashes[0]
    for (start, end) in zip(line, line.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length < 1e5 else { return [] }
      var position = 0.0
      while length - position > rest {
        position += rest
        let cut = PaintPoint(x: start.x + dx * position / length, y: start.y + dy * position / length)
        if index % 2 == 0 { pieces.append(piece + [cut]) }
        piece = [cut]
        index += 1
        rest = dashes[index % dashes.count]
      }
      rest -= length - position
      piece.append(end)
    }
    return index % 2 == 0 ? pieces + [piece] : pieces
  }
}

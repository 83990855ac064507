#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A place on a picture in pixels; whole numbers are pixels' corners, and y grows downwards.
public struct PaintPoint: Hashable, Sendable {
  /// The distance from the left side.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Bitmap {
  /// Fills a polygon, its rim smoothed; a polygon that is not finite is left out.
  ///
  /// - Complexity: O(pixels).
  public mutating func fill(_ polygon: [PaintPoint], with color: Pixel) { fill([polygon], with: color) }

  /// Strokes lines through points with round caps and joins, `width` pixels wide, as one shape.
  ///
  /// - Complexity: O(pixels).
  public mutating func stroke(_ lines: [[PaintPoint]], width: Double, with color: Pixel) {
    guard width > 0 else { return }
    var shapes: [[PaintPoint]] = []
    for line in lines {
      for point in line { shapes.append(Self.disc(around: point, radius: width / 2)) }
      for (from, end) in zip(line, line.dropFirst()) {
        let length = hypot(end.x - from.x, end.y - from.y)
        guard length > 0 else { continue }
        let (x, y) = ((end.x - from.x) / length * width / 2, (end.y - from.y) / length * width / 2)
        // Wound as the discs are, so that the shapes join.
        shapes.append([
          PaintPoint(x: from.x + y, y: from.y - x), PaintPoint(x: end.x + y, y: end.y - x),
          PaintPoint(x: end.x - y, y: end.y + x), PaintPoint(x: from.x - y, y: from.y + x),
        ])
      }
    }
    fill(shapes, with: color)
  }

  private mutating func fill(_ shapes: [[PaintPoint]], with color: Pixel) {
    let coverage = Coverage(of: shapes.filter { Self.isDrawable($0) }, width: width, height: height)
    let width = width
    withUnsafeMutablePixels { pixels in
      coverage.visitCovered { x, y, share in
        pixels[y * width + x] = Self.blend(color, share: share, over: pixels[y * width + x])
      }
    }
  }

  /// Whether a shape has an area and is not nowhere or absurdly far away.
  private static func isDrawable(_ shape: [PaintPoint]) -> Bool {
    shape.count > 2 && shape.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
  }

  private static func disc(around center: PaintPoint, radius: Double) -> [PaintPoint] {
    let corners = max(8, Int(radius * 4))
    return (0..<corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      return PaintPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// Porter and Duff's "over" with the colour's opacity scaled by how much of the pixel is covered.
  private static func blend(_ color: Pixel, share: Float, over below: Pixel) -> Pixel {
    let above = Float(color.alpha) / 255 * share
    let rest = Float(below.alpha) / 255 * (1 - above)
    let alpha = above + rest
    guard alpha > 0 else { return .clear }
    func mix(_ new: UInt8, _ old: UInt8) -> UInt8 {
      UInt8(min(max((Float(new) * above + Float(old) * rest) / alpha + 0.5, 0), 255))
    }
    return Pixel(
      red: mix(color.red, below.red), green: mix(color.green, below.green), blue: mix(color.blue, below.blue),
      alpha: UInt8(min(max(alpha * 255 + 0.5, 0), 255)))
  }
}

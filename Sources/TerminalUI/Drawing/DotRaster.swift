/// Dots at the resolution of braille, two across and four down a cell.
struct DotRaster {
  let size: Size
  /// A byte a cell; the bits are the dots of U+2800 and following.
  private var patterns: [UInt8]

  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  init(size: Size) {
    self.size = size
    patterns = Array(repeating: 0, count: max(0, size.width) * max(0, size.height))
  }

  subscript(x: Int, y: Int) -> UInt8 { patterns[y * size.width + x] }

  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < size.width * 2, y < size.height * 4 else { return }
    patterns[y / 4 * size.width + x / 2] |= Self.bits[x % 2][y % 4]
  }

  /// Dots along the outlines, in squares of a width.
  mutating func stroke(_ path: Path, width: Int = 1) {
    let limit = Double(max(size.width, size.height) * 16 + 64)
    for outline in path.outlines {
      for (start, end) in zip(outline, outline.dropFirst()) {
        let (x0, y0, x1, y1) = (start.x * 2, start.y * 4, end.x * 2, end.y * 4)
        let steps = max(abs(x1 - x0), abs(y1 - y0)).rounded(.up)
        guard steps.isFinite else { continue }
        let count = Int(min(max(steps, 1), limit))
        for step in 0...count {
          let t = Double(step) / Double(count)
          let (x, y) = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
          for row in 0..<max(0, width) {
            for column in 0..<width { setDot(x + Double(column - width / 2), y + Double(row - width / 2)) }
          }
        }
      }
    }
  }

  private mutating func setDot(_ x: Double, _ y: Double) {
    let (x, y) = (x.rounded(.down), y.rounded(.down))
    guard x >= 0, y >= 0, x < Double(size.width * 2), y < Double(size.height * 4) else { return }
    set(Int(x), Int(y))
  }

  /// Dots inside the outlines (even-odd rule).
  mutating func fill(_ path: Path) {
    for y in 0..<size.height * 4 {
      let line = (Double(y) + 0.5) / 4
      var crossings: [Double] = []
      for outline in path.outlines {
        guard let first = outline.first else { continue }
        for (start, end) in zip(outline, outline.dropFirst() + [first]) where (start.y <= line) != (end.y <= line) {
          crossings.append((start.x + (line - start.y) / (end.y - start.y) * (end.x - start.x)) * 2)
        }
      }
      crossings.sort()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let from = max(0, crossings[pair].rounded())
        let to = min(Double(size.width * 2), crossings[pair + 1].rounded())
        if from < to { for x in Int(from)..<Int(to) { set(x, y) } }
      }
    }
  }
}

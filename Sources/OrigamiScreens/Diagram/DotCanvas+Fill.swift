import TerminalUI

extension DotCanvas {
  /// Lays paper under the dots whose centres lie in a polygon or on its rim.
  mutating func lay(_ ground: Ground, under polygon: [DotPoint]) {
    for (y, columns) in rows(of: polygon) {
      for x in columns { grounds[y * width + x] = ground }
    }
  }

  /// Lays a layer of translucent paper over what lies under the dots whose centres lie in a polygon.
  mutating func layTranslucent(under polygon: [DotPoint]) {
    // A hair aside, so that a dot on the rim between two neighbours lies in one of them only.
    let polygon = polygon.map { DotPoint(x: $0.x + 0.007, y: $0.y + 0.011) }
    for (y, columns) in rows(of: polygon) {
      for x in columns { grounds[y * width + x] = .translucent(layers: grounds[y * width + x].layers + 1) }
    }
  }

  /// Takes all ink off the dots in a polygon.
  mutating func erase(under polygon: [DotPoint]) {
    for (y, columns) in rows(of: polygon) {
      for x in columns {
        switch grain {
        case .braille:
          let kept = ~UInt64(Self.brailleBits[(y & 3) * 2 + x & 1])
          inks[(y >> 2) * size.width + x >> 1] &= (kept & 0xFF) &* 0x0101_0101_0101_0101
        case .character: inks[y * size.width + x] = 0
        }
      }
    }
  }

  /// The rows of dots that a polygon covers, each with the columns covered there.
  private func rows(of polygon: [DotPoint]) -> [(Int, ClosedRange<Int>)] {
    guard polygon.count > 2, polygon.allSatisfy(\.isDrawable) else { return [] }
    let top = polygon.reduce(Double.infinity) { min($0, $1.y) }
    let bottom = polygon.reduce(-Double.infinity) { max($0, $1.y) }
    let first = max(0, Int((max(top, clip.minY) - 0.5 - Self.rim).rounded(.up)))
    let last = min(height - 1, Int((min(bottom, clip.maxY) - 0.5 + Self.rim).rounded(.down)))
    guard first <= last else { return [] }
    var rows: [(Int, ClosedRange<Int>)] = []
    rows.reserveCapacity(last - first + 1)
    var crossings: [Double] = []
    for y in first...last {
      // Rows that touch the topmost or lowest corner are moved inside, so that they cross the outline.
      let level = min(max(Double(y) + 0.5, top + Self.rim), bottom - Self.rim)
      crossings.removeAll(keepingCapacity: true)
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= level) != (to.y <= level) {
          crossings.append(from.x + (to.x - from.x) * (level - from.y) / (to.y - from.y))
        }
        from = to
      }
      if crossings.count > 2 || crossings.count == 2 && crossings[0] > crossings[1] { crossings.sort() }
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let left = max(0, Int((max(crossings[pair], clip.minX) - 0.5 - Self.rim).rounded(.up)))
        let right = min(width - 1, Int((min(crossings[pair + 1], clip.maxX) - 0.5 + Self.rim).rounded(.down)))
        if left <= right { rows.append((y, left...right)) }
      }
    }
    return rows
  }

  /// How far outside a polygon a dot's centre may lie, in dots, to make up for rounding.
  private static let rim = 1e-6
}

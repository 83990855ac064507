import OrigamiModel
import TerminalUI

/// The ground a diagram is drawn on: for each dot the paper it lies on, and for each cell what each ink puts there.
///
/// A dot is a braille dot, two across and four down in a cell, or without Unicode the whole cell. Places are in dots
/// from the top left; a dot's centre lies at one half.
struct DotCanvas {
  /// What a dot is.
  enum Grain {
    /// Two across and four down in a cell; about as high as wide.
    case braille
    /// The whole cell; about twice as high as wide.
    case character

    var columns: Int { self == .braille ? 2 : 1 }
    var rows: Int { self == .braille ? 4 : 1 }
    /// A dot's height in its widths.
    var aspect: Double { self == .braille ? 1 : 2 }
  }

  /// The paper under a dot.
  enum Ground: UInt8 {
    case none, coloured, white
  }

  let grain: Grain
  let size: Size
  let width: Int
  let height: Int
  /// What lies outside is not drawn.
  var clip: DotRect
  /// The raw value of `Ground` for each dot.
  private(set) var grounds: [UInt8]
  /// For each cell a byte per ink: which dots it sets, or which strokes a character has.
  private(set) var inks: [UInt64]

  init(size: Size, grain: Grain) {
    self.size = size
    self.grain = grain
    width = size.width * grain.columns
    height = size.height * grain.rows
    clip = DotRect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
    grounds = Array(repeating: 0, count: width * height)
    inks = Array(repeating: 0, count: size.width * size.height)
  }

  /// The cell that holds a place; one far outside for a place that is nowhere.
  func cell(at point: DotPoint) -> Point {
    guard point.isDrawable else { return Point(x: -1, y: -1) }
    return Point(
      x: Int((point.x / Double(grain.columns)).rounded(.down)), y: Int((point.y / Double(grain.rows)).rounded(.down)))
  }

  /// Sets a dot in an ink; outside the clip nothing happens.
  mutating func plot(x: Int, y: Int, ink: Ink, stroke: Stroke) {
    guard clip.contains(x: x, y: y), x >= 0, y >= 0, x < width, y < height else { return }
    let shift = UInt64(ink.rawValue * 8)
    switch grain {
    case .braille:
      let cell = (y >> 2) * size.width + x >> 1
      inks[cell] |= UInt64(Self.brailleBits[(y & 3) * 2 + x & 1]) << shift
    case .character:
      inks[y * size.width + x] |= UInt64(stroke.rawValue) << shift
    }
  }

  /// Braille's dots are numbered down the columns, the lowest row last.
  private static let brailleBits: [UInt8] = [1, 8, 2, 16, 4, 32, 64, 128]

  /// Lays paper under the dots whose centres lie in a polygon or on its rim.
  mutating func lay(_ ground: Ground, under polygon: [DotPoint]) {
    guard polygon.count > 2, polygon.allSatisfy(\.isDrawable) else { return }
    let top = polygon.reduce(Double.infinity) { min($0, $1.y) }
    let bottom = polygon.reduce(-Double.infinity) { max($0, $1.y) }
    let first = max(0, Int((max(top, clip.minY) - 0.5 - Self.rim).rounded(.up)))
    let last = min(height - 1, Int((min(bottom, clip.maxY) - 0.5 + Self.rim).rounded(.down)))
    guard first <= last else { return }
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
        guard left <= right else { continue }
        for x in left...right { grounds[y * width + x] = ground.rawValue }
      }
    }
  }

  /// How far outside a polygon a dot's centre may lie, in dots, to make up for rounding.
  private static let rim = 1e-6
}

/// A place on a canvas in dots.
struct DotPoint: Hashable {
  var x: Double
  var y: Double

  /// Whether it can be drawn at all: a number, and not absurdly far away.
  var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}

/// A rectangle on a canvas in dots.
struct DotRect: Hashable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The rectangle widened to whole cells.
  func wholeCells(of grain: DotCanvas.Grain) -> DotRect {
    let (across, down) = (Double(grain.columns), Double(grain.rows))
    return DotRect(
      minX: (minX / across).rounded(.down) * across, minY: (minY / down).rounded(.down) * down,
      maxX: (maxX / across).rounded(.up) * across, maxY: (maxY / down).rounded(.up) * down)
  }

  /// The centres of the dots in its corners, around it.
  var cornerDots: [DotPoint] {
    let (left, right, top, bottom) = (minX + 0.5, maxX - 0.5, minY + 0.5, maxY - 0.5)
    return [
      DotPoint(x: left, y: top), DotPoint(x: right, y: top), DotPoint(x: right, y: bottom),
      DotPoint(x: left, y: bottom),
    ]
  }

  /// Whether a dot's centre lies inside.
  func contains(x: Int, y: Int) -> Bool {
    Double(x) + 0.5 >= minX && Double(x) + 0.5 <= maxX && Double(y) + 0.5 >= minY && Double(y) + 0.5 <= maxY
  }
}

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
  struct Ground: Hashable {
    static let none = Ground(code: 0)
    static let coloured = Ground(code: 1)
    static let white = Ground(code: 2)
    /// Every ground, at the place of its code.
    static let all = (0...2 + mostLayers).map { Ground(code: $0) }
    /// More layers of translucent paper look like this many.
    private static let mostLayers: UInt8 = 12

    let code: UInt8

    /// The number of layers of translucent paper, 0 where the paper isn't.
    var layers: UInt8 { code > 2 ? code - 2 : 0 }

    /// Translucent paper in a number of layers, from 1 on.
    static func translucent(layers: UInt8) -> Ground { Ground(code: 2 + min(layers, mostLayers)) }
  }

  let grain: Grain
  let size: Size
  let width: Int
  let height: Int
  /// What lies outside is not drawn.
  var clip: DotRect
  /// The ground of each dot.
  var grounds: [Ground]
  /// For each cell a byte per ink: which dots it sets, or which strokes a character has.
  var inks: [UInt64]

  init(size: Size, grain: Grain) {
    self.size = size
    self.grain = grain
    width = size.width * grain.columns
    height = size.height * grain.rows
    clip = DotRect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
    grounds = Array(repeating: .none, count: width * height)
    inks = Array(repeating: 0, count: size.width * size.height)
  }

  /// The cell that holds a place; one far outside for a place that is nowhere.
  func cell(at point: DotPoint) -> Point {
    guard point.isDrawable else { return Point(x: -1, y: -1) }
    return Point(
      x: Int((point.x / Double(grain.columns)).rounded(.down)), y: Int((point.y / Double(grain.rows)).rounded(.down)))
  }

  /// Whether a cell is on the canvas and nothing is drawn in it.
  func isFree(_ cell: Point) -> Bool {
    Rect(origin: .zero, size: size).contains(cell) && inks[cell.y * size.width + cell.x] == 0
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
  static let brailleBits: [UInt8] = [1, 8, 2, 16, 4, 32, 64, 128]
}

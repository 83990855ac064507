import OrigamiModel

/// The pens of a diagram, the most important last: a cell takes the colour of the most important one in it.
enum Ink: Int, CaseIterable {
  case hidden, crease, landing, edge, frame, valley, mountain, arrow

  init(_ kind: DiagramLine.Kind) {
    self =
      switch kind {
      case .hidden: .hidden
      case .crease, .axis: .crease
      case .landing: .landing
      case .edge: .edge
      case .frame: .frame
      case .valley: .valley
      case .mountain: .mountain
      }
  }

  /// Whether it gives way in a cell where a fold line or an arrow passes, so that their pattern can be told.
  var isFaint: Bool { self < .edge }

  static func < (left: Ink, right: Ink) -> Bool { left.rawValue < right.rawValue }
}

/// What a pen does to a cell that is one character; strokes of several lines add up.
struct Stroke: OptionSet {
  let rawValue: UInt8

  static let level = Stroke(rawValue: 1)
  static let steep = Stroke(rawValue: 2)
  static let rising = Stroke(rawValue: 4)
  static let falling = Stroke(rawValue: 8)
  static let dot = Stroke(rawValue: 16)
  static let right = Stroke(rawValue: 1 << 5)
  static let left = Stroke(rawValue: 2 << 5)
  static let up = Stroke(rawValue: 3 << 5)
  static let down = Stroke(rawValue: 4 << 5)

  /// The stroke along a direction given in cells.
  init(alongX x: Double, y: Double) {
    if abs(y) <= abs(x) * 0.4 {
      self = .level
    } else if abs(x) <= abs(y) * 0.4 {
      self = .steep
    } else {
      self = (x > 0) == (y > 0) ? .falling : .rising
    }
  }

  /// The arrow head that points along a direction given in cells.
  init(pointingX x: Double, y: Double) {
    self = abs(x) >= abs(y) ? (x >= 0 ? .right : .left) : (y >= 0 ? .down : .up)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

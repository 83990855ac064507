/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Axes that something applies to.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Horizontal.
    public static let horizontal = Set(rawValue: 1)
    /// Vertical.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The length along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ main: Int, along axis: Axis, cross: Int) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  init(_ main: Int, along axis: Axis, cross: Int) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }
}

/// The size a container offers to a view, in cells; `nil` asks for the view's ideal length in that direction.
public struct ProposedViewSize: Hashable, Sendable {
  /// The columns offered.
  public var width: Int?
  /// The rows offered.
  public var height: Int?

  /// Nothing: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// More than any view takes: asks for the largest size.
  public static let infinity = ProposedViewSize(width: Int.unbounded, height: Int.unbounded)

  /// Creates a proposal of two lengths.
  public init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: Size) {
    width = size.width
    height = size.height
  }

  /// The proposal with `size` in place of what is left open.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 1)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ main: Int?, along axis: Axis, cross: Int?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}

extension Int {
  /// A length that stands for no bound: far beyond any screen, far from overflow.
  static let unbounded = 1 << 30
}

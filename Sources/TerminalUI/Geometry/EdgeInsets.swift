/// Distances from the sides of a rectangle inwards, in cells.
public struct EdgeInsets: Hashable, Sendable {
  /// From above.
  public var top: Int
  /// From the left.
  public var leading: Int
  /// From below.
  public var bottom: Int
  /// From the right.
  public var trailing: Int

  /// Creates insets; what is left out is 0.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: Int { leading + trailing }
  var vertical: Int { top + bottom }
}

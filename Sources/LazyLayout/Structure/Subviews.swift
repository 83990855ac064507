/// How many rows each element of a run resolves to.
public enum Subviews: Hashable, Sendable {
  /// Every element is this many rows, so counting them builds nothing.
  case constant(Int)
  /// The number is known only once an element is resolved; the elements before it are resolved first and kept.
  case dynamic
}

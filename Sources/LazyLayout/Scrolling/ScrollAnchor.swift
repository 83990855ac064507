/// Which part of a row goes where in the viewport.
public enum ScrollAnchor: Hashable, Sendable {
  /// The row's start to the viewport's start, or to the end of the pinned header there.
  case top
  /// The row's middle to the viewport's middle.
  case center
  /// The row's end to the viewport's end, or to the start of the pinned footer there.
  case bottom
  /// The least scroll that shows the row whole; a row taller than the viewport shows its start.
  case nearest
  /// The row's point at a fraction 0…1 of its extent to the same fraction of the viewport.
  case fraction(Double)
}

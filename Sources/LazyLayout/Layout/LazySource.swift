/// The rows behind a ``LazyStack``: what builds, measures, renders and lets go of them.
///
/// The stack calls it during ``LazyStack/layout(_:at:source:)`` and ``LazyStack/prefetch(until:isIdle:source:)`` only,
/// each row first built, then measured, then placed, then rendered.
public protocol LazySource {
  /// Makes the row's body; the row is live from now on.
  mutating func build(_ id: RowID, at row: Row)
  /// Measures a live row, in cells along the main axis, never below 0.
  mutating func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int
  /// Draws a live, measured row into its cache.
  mutating func render(_ id: RowID, at row: Row)
  /// Lets go of the row's body and state.
  mutating func release(_ id: RowID)
  /// The number of rows of an element of a dynamic run; the element is kept from now on.
  mutating func resolve(_ element: Int, of run: RunID) -> Int
  /// The next unit of work inside a live row, such as a column of a stack nested in it; none when all is done.
  ///
  /// `row` tells where the row is, in O(log n).
  func nestedUnit(of id: RowID, at row: () -> Row) -> WorkUnit?
  /// Does the unit that ``nestedUnit(of:at:)`` told.
  mutating func performNestedUnit(of id: RowID, at row: Row)
  /// The present time in microseconds, from any origin.
  func now() -> Int
}

extension LazySource {
  /// Rows without inner work.
  public func nestedUnit(of id: RowID, at row: () -> Row) -> WorkUnit? { nil }
  /// Rows without inner work.
  public mutating func performNestedUnit(of id: RowID, at row: Row) {}
  /// No run is dynamic.
  public mutating func resolve(_ element: Int, of run: RunID) -> Int { 1 }
}

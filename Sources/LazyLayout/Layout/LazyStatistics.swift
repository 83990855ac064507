/// Counts of a stack's work since it was made.
public struct LazyStatistics: Hashable, Sendable {
  /// Bodies built.
  public internal(set) var built = 0
  /// Bodies let go.
  public internal(set) var released = 0
  /// Calls to measure a row.
  public internal(set) var measurings = 0
  /// Rows drawn into their caches.
  public internal(set) var rendered = 0
  /// Units of work done before they were needed.
  public internal(set) var prefetched = 0
  /// Layouts done.
  public internal(set) var updates = 0
  /// Tree nodes summed anew: what edits and measurings cost, without a clock.
  public internal(set) var steps = 0
  /// Rows measured at the present cross extent.
  public internal(set) var measured = 0
  /// Rows kept built.
  public internal(set) var live = 0
  /// The mean extent of the rows measured, in cells.
  public internal(set) var meanExtent = 0.0
  /// Microseconds that the last ``LazyStack/prefetch(until:isIdle:source:)`` used.
  public internal(set) var prefetchTime = 0

  init() {}
}

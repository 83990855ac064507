/// What the last frame cost, counted, and what all frames cost together.
public struct FrameStatistics: Hashable, Sendable {
  /// Bodies of views evaluated.
  public var bodiesEvaluated = 0
  /// Rows of lazy containers whose views were made.
  public var rowsBuilt = 0
  /// Rows of lazy containers measured.
  public var rowsMeasured = 0
  /// Rows of lazy containers drawn into their own surface.
  public var rowsRendered = 0
  /// Rows of which something was done before they were seen.
  public var rowsPrefetched = 0
  /// Cells that differ from the frame before.
  public var cellsChanged = 0
  /// Frames that were not done by their deadline.
  public var missedDeadlines = 0
  private var sums: [Int] = [0, 0, 0, 0, 0, 0, 0]

  /// Creates the statistics of nothing.
  public init() {}

  private static let counts: [any WritableKeyPath<FrameStatistics, Int> & Sendable] = [
    \.bodiesEvaluated, \.rowsBuilt, \.rowsMeasured, \.rowsRendered, \.rowsPrefetched, \.cellsChanged, \.missedDeadlines,
  ]

  /// The same counts of all frames together.
  public var total: FrameStatistics {
    var total = FrameStatistics()
    for (index, count) in Self.counts.enumerated() { total[keyPath: count] = sums[index] + self[keyPath: count] }
    return total
  }

  /// Begins the next frame: its counts start at 0, the sums go on.
  mutating func beginFrame() {
    for (index, count) in Self.counts.enumerated() {
      sums[index] += self[keyPath: count]
      self[keyPath: count] = 0
    }
  }
}

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
  /// The counts of the frames before, in the order of `counts`.
  private var sums = SIMD8<Int>.zero

  /// Creates the statistics of nothing.
  public init() {}

  private var counts: SIMD8<Int> {
    get {
      SIMD8(
        bodiesEvaluated, rowsBuilt, rowsMeasured, rowsRendered, rowsPrefetched, cellsChanged, missedDeadlines, 0)
    }
    set {
      (bodiesEvaluated, rowsBuilt, rowsMeasured, rowsRendered) = (newValue[0], newValue[1], newValue[2], newValue[3])
      (rowsPrefetched, cellsChanged, missedDeadlines) = (newValue[4], newValue[5], newValue[6])
    }
  }

  /// The same counts of all frames together.
  public var total: FrameStatistics {
    var total = FrameStatistics()
    total.counts = sums &+ counts
    return total
  }

  /// Begins the next frame: its counts start at 0, the sums go on.
  mutating func beginFrame() {
    sums &+= counts
    counts = .zero
  }
}

/// A lazy stack: knows where its rows are without knowing most of them.
///
/// The stack's position is a row and that row's place in the viewport, never an offset: what is estimated can't move
/// what is seen. A caller edits the structure, asks for scrolls, and calls ``layout(_:at:source:)`` once a frame; the
/// stack asks the ``LazySource`` for just the rows that fill the viewport. What is left of the frame goes to
/// ``prefetch(until:isIdle:source:)``.
///
/// The axis has no name here: a vertical stack's main axis runs down, a horizontal one's to the right.
public struct LazyStack {
  var extents: Extents
  /// The supplementary rows that stay in view.
  public let pinned: PinnedViews
  /// The number of layouts for which a row that left is kept.
  public let retention: Int

  /// Cells of other content before the first and after the last row, which scroll with them.
  public private(set) var margins = (leading: 0, trailing: 0)
  var viewport = Viewport(extent: 0, crossExtent: 0)
  var position = Position()
  var commands: [ScrollCommand] = []
  var animation: ScrollAnimation?
  var prefetching = Prefetching()
  var retained = Retention()
  var statisticsSoFar = LazyStatistics()
  /// The last frame, with the slots of its rows.
  var frame = LazyFrame()
  /// Rows that were removed while live, to be told to the source.
  var orphans: [RowID] = []
  /// Live rows whose content changed.
  var changed: [RowID] = []
  /// Content changed since the last layout.
  var hasChanged = false
  /// Counts the layouts.
  var updates = 0
  var hasLaidOut = false
  /// The rows placed in the last frame, pinned ones too.
  var placed: [RowID] = []
  /// Where the present frame scrolls to, if it does: 1 or -1.
  var scrolledInFrame = 0
  var lastThumb: LastThumb?

  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - spacing: cells between neighbouring rows.
  ///   - pinned: the supplementary rows that stay in view.
  ///   - retention: the number of layouts for which a row that left is kept.
  public init(spacing: Int = 0, pinned: PinnedViews = [], retention: Int = 16) {
    extents = Extents(spacing: max(0, spacing))
    self.pinned = pinned
    self.retention = max(0, retention)
  }

  /// Sets the cells of other content before the first row and after the last one, which scroll with the rows.
  ///
  /// Offset and content extent include them. A change moves no visible row, but at offset 0, which stays.
  ///
  /// - Complexity: O(1).
  public mutating func setMargins(leading: Int, trailing: Int) {
    margins = (max(0, leading), max(0, trailing))
  }

  /// The name of the first row, if it is known.
  ///
  /// - Complexity: O(log n).
  public var firstRowID: RowID? {
    extents.firstRow.flatMap { extents.slot($0) }.map { extents.id(ofSlot: $0) }
  }

  /// Cells of content before the viewport in the last frame, partly estimated.
  ///
  /// - Complexity: O(1).
  public var contentOffset: Int { frame.contentOffset }

  /// Counts of the work done since the stack was made.
  ///
  /// - Complexity: O(1).
  public var statistics: LazyStatistics {
    var statistics = statisticsSoFar
    statistics.measured = extents.measuredCount
    statistics.live = retained.live
    statistics.steps = extents.order.steps + extents.pieces.steps
    statistics.meanExtent = extents.meanExtent
    return statistics
  }
}

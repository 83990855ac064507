/// What one layout shows and did.
public struct LazyFrame: Sendable {
  /// The rows in their own places that touch the viewport, in order; rows of extent 0 among them.
  public internal(set) var rows: [Placement] = []
  /// Headers and footers drawn away from their own place, over the rows.
  public internal(set) var pinned: [Placement] = []
  /// Cells of content before the viewport, partly estimated; exactly 0 at the start.
  public internal(set) var contentOffset = 0
  /// Cells of all content, partly estimated.
  public internal(set) var contentExtent = 0
  /// Some of the content was never measured at this cross extent.
  public internal(set) var isEstimated = false
  /// The first row's start stands at the viewport's start, or there is no row.
  public internal(set) var isAtStart = true
  /// The last row's end stands at the viewport's end, or all content is shorter.
  public internal(set) var isAtEnd = true
  /// An animated scroll goes on: another layout is due.
  public internal(set) var isAnimating = false
  /// Rows placed now that were not placed in the frame before.
  public internal(set) var appeared: [RowID] = []
  /// Rows placed in the frame before that are not placed now.
  public internal(set) var disappeared: [RowID] = []

  /// The frame of a stack that was never laid out.
  public init() {}
}

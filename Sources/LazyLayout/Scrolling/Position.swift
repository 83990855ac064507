/// Where a stack stands: a row and its place in the viewport.
struct Position {
  /// The row that stays in place, whatever changes around it.
  struct Anchor {
    var id: RowID
    /// Cells from the viewport's start to the row's start.
    var y: Int
    var extent: Int
  }

  /// A row before the rows in view.
  struct Lead {
    var id: RowID
    /// Where it ended in the last frame, in cells from the viewport's start; negative above it.
    ///
    /// None where that is only estimated: then it ends where the anchor began.
    var end: Int?
    /// Its extent then, if that was measured: it is the row's beginning that stays.
    var extent: Int?

    /// Where it began in the last frame.
    var y: Int? { end.flatMap { end in extent.map { end - $0 } } }
  }

  /// None before there are rows.
  var anchor: Anchor?
  /// The anchor is a scroll's target, and stays the anchor until the user scrolls.
  var isTarget = false
  /// The place before the first of a series of changes of the cross extent, until the user scrolls.
  var remembered: Anchor?
  /// The view stood at the very end before a series of changes of the cross extent, and still shows the end.
  var remembersEnd = false
  /// The cross extent changed while nothing was in view.
  var isCrossPending = false
  /// The row that takes over should edits take all rows in view.
  var lead: Lead?
  /// Cells of rows above the anchor that edits took since the last layout, by the row before each stretch of them.
  ///
  /// None where their cells were only estimated.
  var goneAbove: [RowID: Int?] = [:]
  /// The number of edits that the last layout knew of.
  var edits = 0
}

/// A known row as the stack keeps it.
struct RowState {
  /// A row has the slot at present.
  var isTaken = false
  /// Counts the rows that used the slot, so that a name is never given twice.
  var generation = 0
  /// The source keeps a body for the row.
  var isBuilt = false
  /// The row's drawing is up to date.
  var isRendered = false
  /// The extent may have changed since it was measured.
  var needsMeasure = true
  /// The body that was measured was let go; another one may measure otherwise.
  var isOfFormerBody = false
  /// Content changed since the last measuring, so that old and new extent tell nothing about the cross extent.
  var contentChanged = false
  /// The row belongs to a dynamic element, or the caller asked for it to be kept.
  var isKept = false
  var isResolvedElement = false
  var isPlaced = false
  /// The last frame in which the row was wanted.
  var wantedAt = -1
  /// The last edit that put the row to another place.
  var movedAt = -1
}

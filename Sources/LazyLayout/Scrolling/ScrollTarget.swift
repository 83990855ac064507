/// Where a scroll by program goes.
public enum ScrollTarget: Hashable, Sendable {
  /// To a row, known or not.
  case row(Row, ScrollAnchor)
  /// To a known row, wherever it moves until then.
  case id(RowID, ScrollAnchor)
  /// To the start of all content.
  case start
  /// To the end of all content.
  case end
  /// To an offset in cells, as far as extents are estimated.
  case offset(Int)
}

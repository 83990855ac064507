/// A row with its place in the viewport.
public struct Placement: Hashable, Sendable {
  /// The row's name.
  public var id: RowID
  /// Where the row stands in the structure.
  public var row: Row
  /// Cells from the viewport's start to the row's start; negative where the row begins before it.
  public var y: Int
  /// The row's own cells along the main axis.
  public var extent: Int

  /// The cell after the row's last one.
  public var end: Int { y + extent }
}

/// What turns one surface into another of the same size: at most one shift of rows, then the rows to paint.
///
/// A shift is found when rows moved up or down between rows that stayed, as a list scrolls between a header and a status
/// line; also when some rows changed on the way, such as the ends of a scroll bar's thumb.
public struct SurfaceChange: Hashable, Sendable {
  /// Rows that move together, within which others scroll out and in.
  public struct Shift: Hashable, Sendable {
    /// The rows within which they move.
    public var rows: Range<Int>
    /// How many rows up; negative is down.
    ///
    /// The rows uncovered at the other end become blank.
    public var distance: Int

    /// Creates a shift of `rows` up by `distance`.
    public init(rows: Range<Int>, distance: Int) {
      self.rows = rows
      self.distance = distance
    }

    /// The row whose content comes to `row`, if it is not uncovered.
    public func source(of row: Int) -> Int? {
      guard rows.contains(row) else { return row }
      return rows.contains(row + distance) ? row + distance : nil
    }
  }

  /// What moves first, if anything.
  public let shift: Shift?
  /// The rows to paint after that, ascending.
  public let rows: [Int]

  /// Compares two surfaces of the same size.
  ///
  /// - Complexity: O(cells), at the speed at which memory is compared.
  public init(from old: Surface, to new: Surface) {
    precondition(old.size == new.size, "surfaces of the same size")
    let rows = RowComparison(old: old, new: new)
    var changed: [Int] = []
    changed.reserveCapacity(new.size.height)
    for row in 0..<new.size.height where !rows.isSame(new: row, old: row) { changed.append(row) }
    let found = changed.count < 3 ? nil : ShiftSearch(rows: rows, changed: changed).best
    shift = found?.shift
    self.rows = found?.rest ?? changed
  }
}

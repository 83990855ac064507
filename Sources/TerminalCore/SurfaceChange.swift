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
  public init(from old: Surface, to new: Surface) {
    precondition(old.size == new.size, "surfaces of the same size")
    self.init(from: old.rowHashes, to: new.rowHashes)
  }

  /// Compares two surfaces of the same size by their `rowHashes`.
  ///
  /// - Complexity: O(rows).
  public init(from old: [UInt64], to new: [UInt64]) {
    precondition(old.count == new.count, "surfaces of the same size")
    let changed = new.indices.filter { old[$0] != new[$0] }
    let shift = changed.count < 3 ? nil : ShiftSearch(old: old, new: new, changed: changed).best
    self.shift = shift
    guard let shift else {
      rows = changed
      return
    }
    rows = new.indices.filter { row in shift.source(of: row).map { old[$0] != new[row] } ?? true }
  }
}

extension LazyStack {
  /// Tells that the whole stack went out of view, as a stack nested in a row does with it; returns the rows that
  /// disappeared.
  ///
  /// They stay live until ``releaseAll(source:)``, and appear again in the next layout.
  ///
  /// - Complexity: O(rows placed).
  public mutating func hide() -> [RowID] {
    for slot in placed.compactMap({ extents.slot(of: $0) }) { extents.rows[slot].isPlaced = false }
    defer { placed = [] }
    return placed
  }

  /// What of the stack's invariants is broken, in words; none when all hold.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n).
  public var brokenInvariant: String? { extents.brokenInvariant }
}

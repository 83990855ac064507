extension Pieces {
  /// What of the invariants a sequence breaks, in words; none when all hold.
  ///
  /// - Complexity: O(pieces).
  func brokenInvariant(in root: Int) -> String? {
    if let broken = leaves.brokenInvariant(in: root, areEqual: { $0 == $1 }) { return broken }
    var leaf = leaves.first(in: root)
    while leaf >= 0 {
      let pieces = leaves[leaf].pieces
      if pieces.isEmpty { return "leaf \(leaf) is empty" }
      if pieces.count > Leaf.capacity { return "leaf \(leaf) has \(pieces.count) pieces" }
      for piece in pieces where piece.slot != nil {
        if piece.rows != 1 { return "a known row that is \(piece.rows) rows" }
        if let slot = piece.slot, home(ofSlot: slot) != leaf { return "slot \(slot) does not know its leaf \(leaf)" }
      }
      leaf = leaves.next(leaf)
    }
    return nil
  }
}

extension Pieces {
  /// The first piece at which the sum up to and including it satisfies `isReached`, and the sum before it.
  ///
  /// - Complexity: O(log n).
  func first(in root: Int, where isReached: (PieceTotal) -> Bool) -> (link: PieceLink, before: PieceTotal)? {
    guard let found = leaves.first(in: root, where: isReached) else { return nil }
    var before = found.before
    for (index, piece) in leaves[found.link].pieces.enumerated() {
      var here = before
      here.add(piece.total)
      if isReached(here) { return (PieceLink(leaf: found.link, index: index), before) }
      before = here
    }
    return nil
  }

  /// The first piece at which a count, summed up to and including it, is above `goal`, and the count before it.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func first(in root: Int, above goal: Int, counting count: (PieceTotal) -> Int) -> (link: PieceLink, before: Int)? {
    guard let found = leaves.first(in: root, above: goal, counting: count) else { return nil }
    var before = found.before
    for (index, piece) in leaves[found.link].pieces.enumerated() {
      let here = before + count(piece.total)
      if here > goal { return (PieceLink(leaf: found.link, index: index), before) }
      before = here
    }
    return nil
  }

  /// The first piece of a sequence.
  ///
  /// - Complexity: O(log n).
  func first(in root: Int) -> PieceLink? {
    let leaf = leaves.first(in: root)
    return leaf >= 0 ? PieceLink(leaf: leaf, index: 0) : nil
  }

  /// The sum of all pieces before one.
  ///
  /// - Complexity: O(log n).
  func sum(before link: PieceLink) -> PieceTotal {
    var sum = leaves.sum(before: link.leaf)
    for piece in leaves[link.leaf].pieces[..<link.index] { sum.add(piece.total) }
    return sum
  }

  /// The piece after one.
  ///
  /// - Complexity: O(1) amortised.
  func next(_ link: PieceLink) -> PieceLink? {
    if link.index + 1 < leaves[link.leaf].pieces.count { return PieceLink(leaf: link.leaf, index: link.index + 1) }
    let leaf = leaves.next(link.leaf)
    return leaf >= 0 ? PieceLink(leaf: leaf, index: 0) : nil
  }

  /// The piece before one.
  ///
  /// - Complexity: O(1) amortised.
  func previous(_ link: PieceLink) -> PieceLink? {
    if link.index > 0 { return PieceLink(leaf: link.leaf, index: link.index - 1) }
    let leaf = leaves.previous(link.leaf)
    return leaf >= 0 ? PieceLink(leaf: leaf, index: leaves[leaf].pieces.count - 1) : nil
  }

  /// The pieces of a sequence in order.
  ///
  /// - Complexity: O(pieces).
  func all(in root: Int) -> [Piece] {
    var all: [Piece] = []
    var leaf = leaves.first(in: root)
    while leaf >= 0 {
      all += leaves[leaf].pieces
      leaf = leaves.next(leaf)
    }
    return all
  }
}

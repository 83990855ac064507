/// Where a piece stands: its leaf, and its index there.
///
/// Good until the next change of the pieces of its run.
struct PieceLink: Hashable {
  var leaf: Int
  var index: Int
}

/// The pieces of all runs: for each run a sequence, named by its root, in leaves of up to 64 pieces.
///
/// Invariant: no leaf is empty or above capacity, and ``leaf(ofSlot:)`` is the leaf that holds the slot's piece.
struct Pieces {
  private(set) var leaves = Treap<Leaf>()
  /// The leaf of each known row, by its slot.
  private var homes: [Int32] = []

  subscript(link: PieceLink) -> Piece { leaves[link.leaf].pieces[link.index] }

  /// Counts the leaves and nodes summed anew.
  var steps: Int { leaves.steps }

  func total(of root: Int) -> PieceTotal { leaves.total(of: root) }
  func root(of leaf: Int) -> Int { leaves.root(of: leaf) }

  func home(ofSlot slot: Int) -> Int { Int(homes[slot]) }

  /// Where the piece of a known row stands.
  ///
  /// - Complexity: O(1), a leaf being short.
  func link(ofSlot slot: Int) -> PieceLink {
    let leaf = Int(homes[slot])
    let index = leaves[leaf].pieces.firstIndex { $0.slot == slot }
    guard let index else { preconditionFailure("the leaf that holds a slot's piece") }
    return PieceLink(leaf: leaf, index: index)
  }

  private mutating func settle(_ pieces: some Sequence<Piece>, in leaf: Int) {
    for piece in pieces {
      guard let slot = piece.slot else { continue }
      while homes.count <= slot { homes.append(-1) }
      homes[slot] = Int32(leaf)
    }
  }
}

// MARK: - Changing

extension Pieces {
  /// Makes a sequence; returns its root.
  ///
  /// - Complexity: O(pieces).
  mutating func make(_ pieces: [Piece]) -> Int {
    var root = -1
    var start = 0
    while start < pieces.count {
      let part = Array(pieces[start..<min(start + Leaf.capacity / 2, pieces.count)])
      let leaf = leaves.make(Leaf(part))
      settle(part, in: leaf)
      root = leaves.join(root, leaf)
      start += part.count
    }
    return root
  }

  /// Puts another piece in a piece's place; returns the root.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ link: PieceLink, to piece: Piece) -> Int {
    settle([piece], in: link.leaf)
    return leaves.change(link.leaf) { leaf in
      leaf.pieces[link.index] = piece
      leaf.sum()
    }
  }

  /// Puts pieces in a piece's place; returns the root.
  ///
  /// - Complexity: O(log n).
  mutating func replace(_ link: PieceLink, with pieces: [Piece]) -> Int {
    settle(pieces, in: link.leaf)
    let root = leaves.change(link.leaf) { leaf in
      leaf.pieces.replaceSubrange(link.index...link.index, with: pieces)
      leaf.sum()
    }
    let count = leaves[link.leaf].pieces.count
    if count == 0 { return leaves.remove(link.leaf) }
    return count > Leaf.capacity ? divide(link.leaf, at: count / 2) : root
  }

  /// Divides a leaf into two; returns the root.
  ///
  /// - Complexity: O(log n).
  private mutating func divide(_ leaf: Int, at index: Int) -> Int {
    let rest = takeRest(of: leaf, from: index)
    let (left, right) = leaves.cut(after: leaf)
    return leaves.join(leaves.join(left, rest), right)
  }

  /// Takes the pieces of a leaf from an index on into a leaf of their own; returns that.
  private mutating func takeRest(of leaf: Int, from index: Int) -> Int {
    let rest = Array(leaves[leaf].pieces[index...])
    leaves.change(leaf) {
      $0.pieces.removeSubrange(index...)
      $0.sum()
    }
    let new = leaves.make(Leaf(rest))
    settle(rest, in: new)
    return new
  }

  /// Cuts a sequence before a piece; returns the roots of both parts.
  ///
  /// - Complexity: O(log n).
  mutating func cut(before link: PieceLink) -> (left: Int, right: Int) {
    if link.index == 0 { return leaves.cut(before: link.leaf) }
    let rest = takeRest(of: link.leaf, from: link.index)
    let (left, right) = leaves.cut(after: link.leaf)
    return (left, leaves.join(rest, right))
  }

  /// Joins two sequences; leaves that meet are made one if they are short.
  ///
  /// - Complexity: O(log n).
  mutating func join(_ left: Int, _ right: Int) -> Int {
    guard left >= 0, right >= 0 else { return max(left, right) }
    let last = leaves.last(in: left)
    let first = leaves.first(in: right)
    let added = leaves[first].pieces
    guard leaves[last].pieces.count + added.count <= Leaf.capacity / 2 else { return leaves.join(left, right) }
    settle(added, in: last)
    let left = leaves.change(last) { leaf in
      leaf.pieces += added
      leaf.sum()
    }
    return leaves.join(left, leaves.remove(first))
  }

  /// Frees a sequence; returns the slots of its known rows, in no order.
  ///
  /// - Complexity: O(pieces).
  mutating func removeAll(of root: Int) -> [Int] {
    var slots: [Int] = []
    leaves.removeAll(of: root) { leaf in
      for piece in leaf.pieces { if let slot = piece.slot { slots.append(slot) } }
    }
    return slots
  }
}

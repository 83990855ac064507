/// Pieces that stand together, few enough to be looked through one by one.
struct Leaf: Summarized {
  /// More pieces than this are divided between two leaves.
  static let capacity = 64

  var pieces: [Piece]
  private(set) var total: PieceTotal

  init(_ pieces: [Piece]) {
    self.pieces = pieces
    total = .zero
    sum()
  }

  /// Sums the pieces anew after a change of them.
  mutating func sum() {
    total = .zero
    for piece in pieces { total.add(piece.total) }
  }
}

extension Move {
  /// A place in a stack of layers.
  public enum Depth: Hashable, Sendable {
    /// All layers there move.
    case all
    /// The layers nearest to the folder move.
    case front
    /// The layers farthest from the folder move.
    case back
    /// Layers between others move.
    case inside
  }

  /// Where moving pieces of some faces lie in the stacks they are part of.
  static func depth(of moving: [ConvexPolygon], _ faces: [Int], in paper: FoldedPaper) -> Depth {
    let stacks = moving.map { piece in
      paper.stack(at: piece.middle).map { face in
        zip(moving, faces).contains { $1 == face && $0.contains(piece.middle) }
      }
    }
    if stacks.allSatisfy({ !$0.contains(false) }) { return .all }
    if stacks.allSatisfy({ $0.first == true }) { return .front }
    return stacks.allSatisfy { $0.last == true } ? .back : .inside
  }
}

import Folding

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One fold or turn in motion.
struct FoldStage: Sendable {
  /// A face as it lies before and after.
  private struct Leaf {
    let before: [PlanePoint]
    let after: [PlanePoint]
    let sideBefore: Sheet.Side
    let sideAfter: Sheet.Side
    /// For each corner what the edge from there to the next is.
    let edges: [DiagramLine.Kind]
    let moves: Bool
  }

  /// The paper before it moves.
  let before: FoldedPaper
  /// The paper when the fold lies flat, be it that it is unfolded again.
  let folded: FoldedPaper
  private let returns: Bool
  private let leaves: [Leaf]
  /// From the lowest to the topmost, while the moving faces show the side they began with, and later.
  private let orders: (first: [Int], second: [Int])

  /// Prepares what an action did to the paper, or nothing if there is nothing to see.
  init?(_ action: Action, from before: FoldedPaper, to after: FoldedPaper) {
    var folded = after
    var returns = false
    switch action {
    case .mark, .rotate, .level, .collapse: return nil
    case .turnOver, .turnOverTopToBottom: break
    case .fold(var fold) where fold.kind.isUnfolded:
      returns = true
      fold.kind = fold.kind == .valleyAndUnfold ? .valley : .mountain
      folded = before
      do { try folded.perform(.fold(fold)) } catch { return nil }
    case .fold: break
    }
    self.before = before
    self.folded = folded
    self.returns = returns
    let pieces = before.faces.indices.map { before.sheetPolygon(ofFace: $0) }
    let origins = folded.faces.indices.map { face in
      let middle = folded.sheetPolygon(ofFace: face).middle
      return pieces.firstIndex { $0.contains(middle) } ?? 0
    }
    leaves = Self.leaves(of: folded, from: before, origins)
    orders = Self.orders(leaves.map(\.moves), folded, before, origins)
  }

  /// The faces at a fraction of the stage, the lowest first.
  func flaps(at fraction: Double) -> [DiagramFlap] {
    let way = returns ? 1 - abs(1 - 2 * fraction) : fraction
    // Seen from above, a face that turns evenly about a line moves as the cosine of its angle.
    let share = (1 - cos(.pi * way)) / 2
    return (way < 0.5 ? orders.first : orders.second).map { index in
      let leaf = leaves[index]
      let outline = zip(leaf.before, leaf.after).map { $0.toward($1, share) }
      let lines = leaf.edges.enumerated().map { corner, kind in
        DiagramLine(kind, PlaneSegment(outline[corner], outline[(corner + 1) % outline.count]))
      }
      return DiagramFlap(outline: outline, side: way < 0.5 ? leaf.sideBefore : leaf.sideAfter, lines: lines)
    }
  }

  private static func leaves(of folded: FoldedPaper, from before: FoldedPaper, _ origins: [Int]) -> [Leaf] {
    var kinds: [Set<Int>: PaperEdge.Kind] = [:]
    for edge in folded.edges { kinds[[edge.start, edge.end]] = edge.kind }
    return folded.faces.enumerated().map { index, face in
      let origin = before.faces[origins[index]]
      let corners = face.corners.map { folded.vertices[$0] }
      let start = corners.map { origin.placement($0) }
      let end = corners.map { face.placement($0) }
      let edges = face.corners.indices.map { position -> DiagramLine.Kind in
        let ends: Set = [face.corners[position], face.corners[(position + 1) % face.corners.count]]
        return kinds[ends] == .crease ? .crease : .edge
      }
      let moves = zip(start, end).contains { !$0.isSamePlace(as: $1) }
      return Leaf(
        before: start, after: end, sideBefore: origin.sideUp, sideAfter: face.sideUp, edges: edges, moves: moves)
    }
  }

  /// Faces that move over those that stay come last, those that move below them first.
  private static func orders(
    _ moves: [Bool], _ folded: FoldedPaper, _ before: FoldedPaper, _ origins: [Int]
  ) -> (first: [Int], second: [Int]) {
    let faces = Array(moves.indices)
    let heights = faces.map { face in
      guard moves[face] else { return 0 }
      let isAbove = faces.contains { !moves[$0] && folded.layers.isAbove(face, $0) }
      let isBelow = faces.contains { !moves[$0] && folded.layers.isAbove($0, face) }
      return isBelow && !isAbove ? -1 : 1
    }
    func sorted(isAbove: (Int, Int) -> Bool) -> [Int] {
      var placed: [Int] = []
      var rest = faces
      var below = faces.map { face in faces.count { $0 != face && isAbove(face, $0) } }
      while !rest.isEmpty {
        // Layers in a circle have no lowest face; any will do for the moment of a motion.
        let next = rest.remove(at: rest.firstIndex { below[$0] == 0 } ?? 0)
        for face in rest where isAbove(face, next) { below[face] -= 1 }
        placed.append(next)
      }
      return placed
    }
    func order(_ isAbove: (Int, Int) -> Bool) -> [Int] {
      sorted { heights[$0] != heights[$1] ? heights[$0] > heights[$1] : isAbove($0, $1) }
    }
    return (
      order { origins[$0] != origins[$1] && before.layers.isAbove(origins[$0], origins[$1]) },
      order { folded.layers.isAbove($0, $1) }
    )
  }
}

extension FoldedPaper {
  /// Turns a flap of two halves inside out over a line: its front half goes in front of all that stays and its back
  /// half behind (outside), or both go between the halves of what stays (inside).
  ///
  /// The ridge that joins the halves changes from mountain to valley or back.
  mutating func reverse(_ turned: Set<Int>, _ fold: ResolvedFold, outside: Bool) throws(FoldingError) {
    guard let (number, front) = ridge(of: turned, wanted: fold.ridge) else { throw .noRidge }
    let staying = Set(faces.indices).subtracting(turned)
    let isInFront: (Int) -> Bool
    if outside {
      isInFront = { _ in false }
    } else {
      let halves = halves(of: staying, besides: number)
      let innermost = neighbours(of: front, in: staying)
      guard let frontHalf = halves.first(where: { !$0.isDisjoint(with: innermost) }) else { throw .noRidge }
      isInFront = { frontHalf.contains($0) }
    }
    reflect(turned, over: fold.line) {
      front.contains($0) == front.contains($1)
    } isAbove: { index, other in
      outside ? front.contains(index) : !isInFront(other)
    }
  }

  /// The fold whose crease joins the two halves of a flap, and the half that lies in front.
  private func ridge(of flap: Set<Int>, wanted: Int?) -> (fold: Int, front: Set<Int>)? {
    let candidates = wanted.map { [$0] } ?? Array((0..<foldNames.count).reversed())
    for fold in candidates {
      let halves = halves(of: flap, besides: fold)
      guard halves.count == 2 else { continue }
      let orders = halves[0].flatMap { a in
        halves[1].compactMap { b in layers.relates(a, b) ? layers.isAbove(a, b) : nil }
      }
      guard let isFirstAbove = orders.first, orders.allSatisfy({ $0 == isFirstAbove }) else { continue }
      return (fold, isFirstAbove ? halves[0] : halves[1])
    }
    return nil
  }

  /// The parts a set of faces falls into when the folded creases of one fold are cut.
  private func halves(of part: Set<Int>, besides fold: Int) -> [Set<Int>] {
    let joints = edges.filter { edge in
      guard let neighbour = edge.neighbour, part.contains(edge.face), part.contains(neighbour) else { return false }
      return edge.kind == .crease || creaseFolds[edge.ends]?.contains(fold) != true
    }
    var groups = Groups(of: faces.count, joining: joints.compactMap(pair))
    var parts: [Int: Set<Int>] = [:]
    for face in part { parts[groups.representative(of: face), default: []].insert(face) }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }

  private func neighbours(of part: Set<Int>, in others: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for case (let a, let b) in edges.compactMap(pair) {
      if part.contains(a) && others.contains(b) { found.insert(b) }
      if part.contains(b) && others.contains(a) { found.insert(a) }
    }
    return found
  }
}

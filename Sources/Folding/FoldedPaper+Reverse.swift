extension FoldedPaper {
  /// Turns a flap of two halves inside out over a line.
  ///
  /// Its front half goes in front of all that stays and its back half behind (outside), or both go between the layers
  /// of what stays that they are joined to (inside). The ridge that joins the halves changes from mountain to valley
  /// or back.
  mutating func reverse(_ turned: Set<Int>, _ fold: ResolvedFold, outside: Bool) throws(FoldingError) {
    guard let front = frontHalf(of: turned, wanted: fold.ridge) else { throw .noRidge }
    guard !outside else {
      return reflect(turned, over: fold.line) {
        front.contains($0) == front.contains($1)
      } isAbove: { index, _ in
        front.contains(index)
      }
    }
    let staying = Set(faces.indices).subtracting(turned)
    let before = closure(of: neighbours(of: front, in: staying), in: layers, besides: turned)
    let behind = closure(
      of: neighbours(of: turned.subtracting(front), in: staying), in: layers.reversed, besides: turned)
    // Layers that lie between the two halves of what stays may come to lie before or behind the flap.
    for isBeforeFirst in [false, true] {
      var paper = self
      paper.reflect(turned, over: fold.line) {
        front.contains($0) == front.contains($1)
      } isAbove: { _, other in
        before.contains(other) == behind.contains(other) ? !isBeforeFirst : behind.contains(other)
      }
      if paper.layerFault() == nil {
        self = paper
        return
      }
    }
    throw .passesThrough
  }

  /// The half of a flap that lies in front of the other, from which it is cut off by the creases of one fold: the
  /// wanted one, or the latest that does it.
  private func frontHalf(of flap: Set<Int>, wanted: Int?) -> Set<Int>? {
    for fold in wanted.map({ [$0] }) ?? Array((0..<foldNames.count).reversed()) {
      let halves = halves(of: flap, besides: fold)
      guard halves.count == 2 else { continue }
      let orders = halves[0].flatMap { a in
        halves[1].compactMap { b in layers.relates(a, b) ? layers.isAbove(a, b) : nil }
      }
      guard let isFirstAbove = orders.first, orders.allSatisfy({ $0 == isFirstAbove }) else { continue }
      return isFirstAbove ? halves[0] : halves[1]
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

  /// The faces among others that are joined to some faces.
  func neighbours(of part: Set<Int>, in others: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for case (let a, let b) in edges.compactMap(pair) {
      if part.contains(a) && others.contains(b) { found.insert(b) }
      if part.contains(b) && others.contains(a) { found.insert(a) }
    }
    return found
  }

  /// Some faces and all that lie above them in an order of layers, step by step.
  func closure(of seeds: Set<Int>, in layers: LayerOrder, besides excluded: Set<Int>) -> Set<Int> {
    var closure = seeds.subtracting(excluded)
    var news = Array(closure)
    let above = layers.facesAbove(count: faces.count)
    while let face = news.popLast() {
      for outer in above[face] where !excluded.contains(outer) && closure.insert(outer).inserted { news.append(outer) }
    }
    return closure
  }
}

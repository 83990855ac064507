extension LayerRules {
  /// The order of all overlapping faces, if it follows from the given part of it, one step after the other.
  ///
  /// Besides the rules it uses that what is above something above is above, where all three lie over one point. It makes
  /// no guesses: where more than one order would do, or none, there is no answer.
  /// - Complexity: O(overlapping pairs · (rules + faces²)) at worst, and far less as a rule.
  public func order(from given: LayerOrder) -> LayerOrder? {
    var layers = given
    let pairs = overlappingPairs
    var grows = true
    while grows {
      grows = false
      for rule in rules {
        guard let (upper, lower) = conclusion(of: rule, layers) else { continue }
        layers.place(upper, above: lower)
        grows = true
      }
      if !grows { grows = addTransitive(&layers, pairs) }
    }
    let isComplete = pairs.allSatisfy { layers.relates($0, $1) }
    return isComplete && fault(in: layers) == nil ? layers : nil
  }

  private var overlappingPairs: [(Int, Int)] {
    let bounds = polygons.map(\.bounds)
    return polygons.indices.flatMap { a in
      polygons.indices.dropFirst(a + 1).compactMap { b in
        bounds[a].touches(bounds[b]) && polygons[a].overlaps(polygons[b]) ? (a, b) : nil
      }
    }
  }

  /// The one pair that a rule leaves open, ordered as the rule demands: the upper face first.
  private func conclusion(of rule: Rule, _ layers: LayerOrder) -> (Int, Int)? {
    func isAbove(_ a: Int, _ b: Int) -> Bool? { layers.relates(a, b) ? layers.isAbove(a, b) : nil }
    func ordered(_ a: Int, _ b: Int, _ isAbove: Bool) -> (Int, Int) { isAbove ? (a, b) : (b, a) }
    switch rule {
    case .sameSide(let face, let a, let b):
      switch (isAbove(face, a), isAbove(face, b)) {
      case (let known?, nil): return ordered(face, b, known)
      case (nil, let known?): return ordered(face, a, known)
      default: return nil
      }
    case .alike(let a, let b, let c, let d):
      switch (isAbove(a, b), isAbove(c, d)) {
      case (let known?, nil): return ordered(c, d, known)
      case (nil, let known?): return ordered(a, b, known)
      default: return nil
      }
    case .nested(let a, let b, let c, let d):
      let pairs = [(c, a), (c, b), (d, a), (d, b)]
      let known = pairs.map { isAbove($0.0, $0.1) }
      // An even number of the four are above: what three of them say decides the fourth.
      guard known.count(where: { $0 == nil }) == 1, let open = known.firstIndex(of: nil) else { return nil }
      return ordered(pairs[open].0, pairs[open].1, known.count { $0 == true } % 2 == 1)
    }
  }

  private func addTransitive(_ layers: inout LayerOrder, _ pairs: [(Int, Int)]) -> Bool {
    let above = layers.facesAbove(count: polygons.count)
    var grows = false
    for (a, b) in pairs where !layers.relates(a, b) {
      for (low, top) in [(a, b), (b, a)] {
        let middle = above[low].first { layers.isAbove(top, $0) && overlap(low, $0, top) }
        if middle != nil {
          layers.place(top, above: low)
          grows = true
          break
        }
      }
    }
    return grows
  }
}

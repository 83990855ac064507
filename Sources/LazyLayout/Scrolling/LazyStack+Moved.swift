extension LazyStack {
  /// Marks the rows in view that do not keep their order among those that survive: all but a longest increasing
  /// subsequence, one with the anchor if it can be.
  mutating func markMoved(among survivors: Set<RowID>? = nil) {
    let rows = frame.rows.filter { survivors?.contains($0.id) ?? true }
    let slots = rows.compactMap { extents.slot(of: $0.id) }
    let ranks = slots.map { extents.rank(extents.cursor(ofSlot: $0)) }
    let anchor = position.anchor.flatMap { extents.slot(of: $0.id) }.flatMap { slots.firstIndex(of: $0) }
    let kept = longestIncreasing(ranks, through: anchor)
    for (index, slot) in slots.enumerated() where !kept.contains(index) {
      extents.rows[slot].movedAt = extents.edits
    }
  }

  /// The indices of a longest increasing subsequence, through `wanted` where one of full length is.
  ///
  /// - Complexity: O(n²) in the rows seen.
  private func longestIncreasing(_ ranks: [Int], through wanted: Int?) -> Set<Int> {
    func longest(_ indices: [Int]) -> [Int] {
      var best: [[Int]] = []
      for index in indices {
        let before = best.filter { chain in chain.last.map { ranks[$0] < ranks[index] } ?? true }
        best.append((before.max { $0.count < $1.count } ?? []) + [index])
      }
      return best.max { $0.count < $1.count } ?? []
    }
    let all = longest(Array(ranks.indices))
    guard let wanted else { return Set(all) }
    let before = longest(ranks.indices.filter { $0 < wanted && ranks[$0] < ranks[wanted] })
    let after = longest(ranks.indices.filter { $0 > wanted && ranks[$0] > ranks[wanted] })
    let chain = before + [wanted] + after
    return Set(chain.count >= all.count ? chain : all)
  }
}

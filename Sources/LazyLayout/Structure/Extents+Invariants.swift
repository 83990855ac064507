extension Extents {
  /// What of the invariants is broken, in words; none when all hold.
  ///
  /// Every run's root knows its run; every taken slot has one piece; a run's total is the sum of its pieces, a kind's
  /// that of its runs; the runs' totals are up to date.
  ///
  /// - Complexity: O(n).
  var brokenInvariant: String? {
    var slots = 0
    var sums: [Int: (known: Int, fresh: Int, runs: Int)] = [:]
    var link = order.first(in: root)
    while link >= 0 {
      let run = order[link].run
      let state = runs[run]
      if state.link != link { return "run \(run) does not know its place" }
      if let broken = pieces.brokenInvariant(in: state.root) { return "run \(run): \(broken)" }
      if state.root >= 0, owners[state.root] != run { return "the root of run \(run) belongs to \(owners[state.root])" }
      let total = pieces.total(of: state.root).at(generation)
      if total != state.total.at(generation) { return "run \(run) does not know its total" }
      if order[link].total.rows != total.rows { return "the sequence of runs counts run \(run) wrongly" }
      let sum = sums[state.kind] ?? (0, 0, 0)
      sums[state.kind] = (sum.known + total.known, sum.fresh + total.fresh, sum.runs + 1)
      slots += pieces.all(in: state.root).compactMap(\.slot).count
      link = order.next(link)
    }
    for (kind, sum) in sums {
      let estimate = kinds[kind]
      if estimate.known != sum.known || estimate.fresh != sum.fresh || estimate.runs != sum.runs {
        return "kind \(kind) is \(estimate.known) known rows of \(estimate.fresh) cells, not \(sum)"
      }
    }
    let taken = rows.filter(\.isTaken).count
    return taken == slots ? nil : "\(taken) slots are taken, but \(slots) rows are known"
  }
}

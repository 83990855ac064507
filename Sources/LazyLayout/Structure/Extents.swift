/// The rows of a stack in order, with their extents measured or estimated.
///
/// Two levels: a sequence of runs, and within each run a sequence of pieces, so that a run of a million untouched rows
/// is one piece. Every look-up and change is O(log n) in the runs and pieces there are; memory grows with the rows
/// measured, not with the rows there are.
struct Extents {
  /// Cells between neighbouring rows.
  let spacing: Int
  var pieces = Pieces()
  /// The run of each leaf of pieces that is a root.
  var owners: [Int] = []
  var order = Treap<RunEntry>()
  var root = -1
  var runs: [RunState] = []
  var sections: [SectionState] = []
  var kinds: [KindEstimate] = []
  var kindNames: [RowKind] = []
  var kindNumbers: [RowKind: Int] = [:]
  /// The kind of each column of the run totals.
  var columnKinds: [Int] = []
  var freeColumns: [Int] = []
  var rows: [RowState] = []
  var freeRows: [Int] = []
  /// Counts the cross extents that rows were measured at.
  var generation = 0
  /// Counts the edits since the stack was made.
  var edits = 0
  /// Sums over all kinds.
  var all = KindEstimate()

  init(spacing: Int) { self.spacing = spacing }

  /// The number of rows there are, as far as it is known.
  ///
  /// - Complexity: O(1).
  var rowCount: Int { order.total(of: root).rows }

  /// Rows measured at the present cross extent.
  ///
  /// - Complexity: O(1).
  var measuredCount: Int { all.freshCount }

  mutating func kindNumber(_ kind: RowKind) -> Int {
    if let number = kindNumbers[kind] { return number }
    kinds.append(KindEstimate())
    kindNames.append(kind)
    kindNumbers[kind] = kinds.count - 1
    return kinds.count - 1
  }
}

// MARK: - Sums of runs

extension Extents {
  /// Tells the run's kind and the sequence of runs what the run's pieces sum up to, after `root` became the root of its
  /// pieces.
  ///
  /// - Complexity: O(log n).
  mutating func refresh(_ run: Int, root newRoot: Int) {
    claim(newRoot, for: run)
    let total = pieces.total(of: newRoot).at(generation)
    let kind = runs[run].kind
    let old = runs[run].total.at(generation)
    kinds[kind].add(old, sign: -1)
    all.add(old, sign: -1)
    kinds[kind].add(total, sign: 1)
    all.add(total, sign: 1)
    if kinds[kind].known > 0 { kinds[kind].lastMean = kinds[kind].mean(fallbackRatio: fallbackRatio) }
    runs[run].total = total
    updateTotal(of: run)
  }

  /// Notes which piece is the root of a run's pieces, where the sums have not changed.
  ///
  /// - Complexity: O(1).
  mutating func claim(_ root: Int, for run: Int) {
    runs[run].root = root
    guard root >= 0 else { return }
    while owners.count <= root { owners.append(-1) }
    owners[root] = run
  }

  /// Sums the run anew in the sequence of runs.
  ///
  /// - Complexity: O(log n).
  mutating func updateTotal(of run: Int) {
    guard runs[run].link >= 0 else { return }
    root = order.set(runs[run].link, to: RunEntry(run: run, total: runTotal(run)))
  }

  /// The run's sums, weighted for its kind.
  ///
  /// - Complexity: O(columns).
  func runTotal(_ run: Int) -> RunTotal {
    let state = runs[run]
    let total = state.total.at(generation)
    var sum = RunTotal()
    sum.runs = 1
    sum.rows = total.rows
    sum.headers = state.role == .header && total.rows > 0 ? 1 : 0
    sum.footers = state.role == .footer && total.rows > 0 ? 1 : 0
    sum.open = total.unresolved > 0 ? 1 : 0
    sum.generation = generation
    sum.fresh = total.fresh
    sum.freshCount = total.freshCount
    let weights = Weights(
      rows: total.unknown, base: total.base, freshBase: total.freshBase, unresolved: total.unresolved)
    guard !weights.isZero else { return sum }
    let kind = kinds[state.kind]
    if let column = kind.column {
      sum.columns = Array(repeating: Weights(), count: column + 1)
      sum.columns[column] = weights
    } else {
      fold(weights, of: kind, into: &sum)
    }
    return sum
  }

  /// Folds the weights of a kind with a single run: what the kind tells becomes a number, the rest is left to all rows.
  private func fold(_ weights: Weights, of kind: KindEstimate, into sum: inout RunTotal) {
    let elements = Double(weights.unresolved) * kind.rowsPerElement
    let rows = Double(weights.rows) + elements
    let stale = Double(weights.base - weights.freshBase) / Double(PieceTotal.baseUnit)
    sum.folded += elements * Double(spacing)
    if let ratio = kind.ratio {
      sum.folded += stale * ratio + rows * (kind.mean(fallbackRatio: ratio) ?? 0)
    } else if kind.freshCount > 0 {
      sum.folded += rows * Double(kind.fresh) / Double(kind.freshCount)
      sum.unseenBase += stale
    } else if kind.known > 0 {
      sum.unseenBase += stale + rows * kind.staleBase / Double(kind.known)
    } else if let mean = kind.lastMean {
      sum.folded += rows * mean
    } else {
      sum.unseenRows += rows
    }
  }

  /// The cross extent changed: every row is to be measured anew.
  ///
  /// - Complexity: O(kinds + k log n) for k kinds of a single run.
  mutating func beginGeneration() {
    generation += 1
    all.beginGeneration()
    for kind in kinds.indices {
      kinds[kind].beginGeneration()
      if kinds[kind].column == nil, kinds[kind].known > 0, let run = kinds[kind].soleRun { updateTotal(of: run) }
    }
  }
}

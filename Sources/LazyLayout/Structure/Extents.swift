/// The rows of a stack in order, with their extents measured or estimated.
///
/// Two levels of ``Treap``: a sequence of runs, and within each run a sequence of pieces, so that a run of a million
/// untouched rows is one piece. Every look-up and change is O(log n) in the runs and pieces there are; memory grows with
/// the rows measured, not with the rows there are.
struct Extents {
  /// Cells between neighbouring rows.
  let spacing: Int
  var pieces = Treap<Piece>()
  /// The run of each piece that is a root.
  var owners: [Int] = []
  var order = Treap<RunEntry>()
  var root = -1
  var runs: [RunState] = []
  var sections: [SectionState] = []
  var kinds: [KindEstimate] = []
  var kindNumbers: [RowKind: Int] = [:]
  var kindNames: [RowKind] = []
  var freeColumns: [Int] = []
  var columnKinds: [Int] = []
  var rows: [RowState] = []
  var freeRows: [Int] = []
  /// Counts the cross extents that rows were measured at.
  var generation = 0
  /// Counts the edits since the stack was made.
  var edits = 0
  /// Extents and bases learnt by all kinds together since the cross extent changed.
  var learntExtent = 0
  var learntBase = 0
  /// Sums over all kinds.
  var all = KindEstimate()

  init(spacing: Int) { self.spacing = spacing }

  /// The number of rows there are, as far as it is known. O(1).
  var rowCount: Int { order.total(of: root).rows }

  /// Rows measured at the present cross extent. O(1).
  var measuredCount: Int { all.freshCount }

  mutating func kindNumber(_ kind: RowKind) -> Int {
    if let number = kindNumbers[kind] { return number }
    kinds.append(KindEstimate())
    kindNumbers[kind] = kinds.count - 1
    kindNames.append(kind)
    return kinds.count - 1
  }
}

// MARK: - Sums of runs

extension Extents {
  /// Tells the run's kind and the sequence of runs what the run's pieces sum up to. O(log n).
  mutating func refresh(_ run: Int) {
    let total = pieces.total(of: runs[run].root).at(generation)
    let kind = runs[run].kind
    kinds[kind].add(runs[run].total.at(generation), sign: -1)
    all.add(runs[run].total.at(generation), sign: -1)
    kinds[kind].add(total, sign: 1)
    all.add(total, sign: 1)
    if kinds[kind].known > 0 {
      kinds[kind].lastMean = kinds[kind].mean(fallbackRatio: fallbackRatio)
    }
    runs[run].total = total
    if runs[run].root >= 0 {
      setOwner(of: runs[run].root, to: run)
    }
    if runs[run].link >= 0 {
      root = order.set(runs[run].link, to: RunEntry(run: run, total: runTotal(run)))
    }
  }

  private mutating func setOwner(of piece: Int, to run: Int) {
    while owners.count <= piece { owners.append(-1) }
    owners[piece] = run
  }

  /// The run's sums, weighted for its kind. O(1).
  func runTotal(_ run: Int) -> RunTotal {
    let state = runs[run]
    let total = state.total
    var sum = RunTotal()
    sum.runs = 1
    sum.rows = total.rows
    sum.headers = state.role == .header && total.rows > 0 ? 1 : 0
    sum.footers = state.role == .footer && total.rows > 0 ? 1 : 0
    sum.open = total.unresolved > 0 ? 1 : 0
    sum.fresh = total.fresh
    sum.freshCount = total.freshCount
    let kind = kinds[state.kind]
    let weights = Weights(
      rows: Double(total.unknown),
      base: Double(total.base - total.freshBase) / Double(PieceTotal.baseUnit),
      unresolved: Double(total.unresolved))
    if weights.rows == 0, weights.base == 0, weights.unresolved == 0 {
      return sum
    }
    if let column = kind.column {
      sum.columns = Array(repeating: Weights(), count: column + 1)
      sum.columns[column] = weights
      return sum
    }
    fold(weights, of: kind, into: &sum)
    return sum
  }

  /// Folds the weights of a kind with a single run: what is known becomes a number, the rest stays a weight of all rows'
  /// coefficients.
  private func fold(_ weights: Weights, of kind: KindEstimate, into sum: inout RunTotal) {
    let rows = weights.rows + weights.unresolved * kind.rowsPerElement
    sum.folded += weights.unresolved * kind.rowsPerElement * Double(spacing)
    if let ratio = kind.ratio {
      sum.folded += weights.base * ratio + rows * (kind.mean(fallbackRatio: ratio) ?? 0)
    } else if kind.freshCount > 0 {
      sum.folded += rows * Double(kind.fresh) / Double(kind.freshCount)
      sum.unseen.base += weights.base
    } else if kind.known > 0 {
      let meanBase = kind.staleBase / Double(kind.known)
      sum.unseen.base += weights.base + rows * meanBase
    } else if let mean = kind.lastMean {
      sum.folded += rows * mean
    } else {
      sum.unseen.rows += rows
    }
  }
}

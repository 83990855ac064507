/// The sum over a stretch of runs: exact parts as numbers, estimated parts as weights of the kinds' coefficients.
///
/// A kind with a single run is folded into `folded` as a number, for only that run changes when the kind's mean does. A
/// kind with several runs has a column, so that a new mean changes no run at all. What only the means of all rows can
/// tell stands in `unseenRows` and `unseenBase`.
struct RunTotal: Summary {
  var runs = 0
  var rows = 0
  /// Runs that are a header, or a footer, and have a row.
  var headers = 0
  var footers = 0
  /// Runs with unresolved elements.
  var open = 0
  /// The newest generation among the rows; `fresh`, `freshCount` and the columns' fresh bases are of this one alone.
  var generation = -1
  /// Cells and rows measured.
  var fresh = 0
  var freshCount = 0
  var folded = 0.0
  var unseenRows = 0.0
  var unseenBase = 0.0
  var columns: [Weights] = []

  static let zero = RunTotal()

  /// The same sum seen at `generation`: rows measured at earlier ones are no longer fresh.
  func at(_ generation: Int) -> RunTotal {
    guard generation != self.generation else { return self }
    var total = self
    total.generation = generation
    total.fresh = 0
    total.freshCount = 0
    for column in total.columns.indices { total.columns[column].freshBase = 0 }
    return total
  }

  mutating func add(_ other: RunTotal) {
    if other.generation > generation { self = at(other.generation) }
    runs += other.runs
    rows += other.rows
    headers += other.headers
    footers += other.footers
    open += other.open
    folded += other.folded
    unseenRows += other.unseenRows
    unseenBase += other.unseenBase
    let isFresh = other.generation == generation
    if isFresh {
      fresh += other.fresh
      freshCount += other.freshCount
    }
    for (column, weights) in other.columns.enumerated() {
      if column == columns.count { columns.append(Weights()) }
      columns[column].add(weights)
      if !isFresh { columns[column].freshBase -= weights.freshBase }
    }
  }
}

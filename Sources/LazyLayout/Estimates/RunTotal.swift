/// The sum over a stretch of runs: exact parts as numbers, estimated parts as weights of the kinds' coefficients.
///
/// A kind with a single run is folded into `folded` as a number, for only that run changes when the kind's mean does.
/// A kind with several runs has a column, so that a new mean changes no run at all. Kinds without a measured row stand
/// in `unseen` and share the mean of all rows.
struct RunTotal: Summary {
  var runs = 0
  var rows = 0
  /// Runs that are a header, or a footer, and have a row.
  var headers = 0
  var footers = 0
  /// Runs with unresolved elements.
  var open = 0
  /// Cells measured at the present cross extent.
  var fresh = 0
  var freshCount = 0
  var folded = 0.0
  var unseen = Weights()
  var columns: [Weights] = []

  static let zero = RunTotal()

  static func + (left: RunTotal, right: RunTotal) -> RunTotal {
    var sum = left
    sum.runs += right.runs
    sum.rows += right.rows
    sum.headers += right.headers
    sum.footers += right.footers
    sum.open += right.open
    sum.fresh += right.fresh
    sum.freshCount += right.freshCount
    sum.folded += right.folded
    sum.unseen = left.unseen + right.unseen
    if sum.columns.isEmpty {
      sum.columns = right.columns
    } else {
      for (column, weights) in right.columns.enumerated() {
        if column < sum.columns.count {
          sum.columns[column] = sum.columns[column] + weights
        } else {
          sum.columns.append(weights)
        }
      }
    }
    return sum
  }
}

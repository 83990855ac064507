/// The sum over a stretch of a run's pieces.
///
/// A row's *base* is its extent freed from the cross extent it was measured at, in 65536ths of a cell: the extent at
/// its first measuring divided by the ratio of its kind then. Bases stay comparable over changes of the cross extent,
/// so that rows not measured at the present one are estimated as a whole, by one multiplication.
struct PieceTotal: Summary, Equatable {
  var rows = 0
  var elements = 0
  var unresolved = 0
  /// Rows ever measured, and the sum of their bases.
  var known = 0
  var base = 0
  /// The newest generation among the rows; the three sums below count the rows of this generation alone.
  var generation = -1
  var fresh = 0
  var freshCount = 0
  var freshBase = 0

  static let zero = PieceTotal()

  /// The base of an extent of one cell at ratio 1.
  static let baseUnit = 65536

  /// Rows that were never measured; those of unresolved elements are not among them.
  var unknown: Int { rows - known }

  /// The same sum seen at `generation`: rows measured at earlier ones are no longer fresh.
  func at(_ generation: Int) -> PieceTotal {
    guard generation != self.generation else { return self }
    var total = self
    total.generation = generation
    total.fresh = 0
    total.freshCount = 0
    total.freshBase = 0
    return total
  }

  mutating func add(_ other: PieceTotal) {
    rows += other.rows
    elements += other.elements
    unresolved += other.unresolved
    known += other.known
    base += other.base
    if other.generation > generation { self = at(other.generation) }
    if other.generation == generation {
      fresh += other.fresh
      freshCount += other.freshCount
      freshBase += other.freshBase
    }
  }
}

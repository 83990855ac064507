/// What waits to be multiplied with a kind's coefficients: rows never measured, bases of all rows and of the fresh ones
/// among them (in 65536ths of a cell), and unresolved elements.
struct Weights {
  var rows = 0
  var base = 0
  var freshBase = 0
  var unresolved = 0

  var isZero: Bool { rows == 0 && base == 0 && unresolved == 0 }

  mutating func add(_ other: Weights) {
    rows += other.rows
    base += other.base
    freshBase += other.freshBase
    unresolved += other.unresolved
  }
}

/// What the ``Weights`` of a kind are multiplied with, in cells.
struct Coefficients {
  var mean: Double
  var ratio: Double
  var perElement: Double

  static func * (weights: Weights, coefficients: Coefficients) -> Double {
    let stale = Double(weights.base - weights.freshBase) / Double(PieceTotal.baseUnit)
    return Double(weights.rows) * coefficients.mean + stale * coefficients.ratio
      + Double(weights.unresolved) * coefficients.perElement
  }
}

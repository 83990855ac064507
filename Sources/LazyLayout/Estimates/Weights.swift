/// What waits to be multiplied with a kind's coefficients: rows, bases and unresolved elements.
struct Weights {
  var rows = 0.0
  var base = 0.0
  var unresolved = 0.0

  static func + (left: Weights, right: Weights) -> Weights {
    Weights(rows: left.rows + right.rows, base: left.base + right.base, unresolved: left.unresolved + right.unresolved)
  }
}

/// What the ``Weights`` of a kind are multiplied with, in cells.
struct Coefficients {
  var mean: Double
  var ratio: Double
  var perElement: Double

  static func * (weights: Weights, coefficients: Coefficients) -> Double {
    weights.rows * coefficients.mean + weights.base * coefficients.ratio + weights.unresolved * coefficients.perElement
  }
}

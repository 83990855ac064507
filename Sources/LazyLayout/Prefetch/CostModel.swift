/// Predicts what a unit of work costs, in microseconds.
///
/// The prediction is a decayed maximum: a dear unit is remembered for some time, for a mean would admit what then
/// overruns.
struct CostModel {
  private var costs: [WorkUnit: Int] = [:]

  /// The predicted cost of a unit; none where its like was never done.
  func cost(of unit: WorkUnit) -> Int? { costs[unit] }

  /// Whether a unit is safe to start with so much time left; none where its like was never done.
  ///
  /// A margin of a quarter is left for units dearer than the last ones.
  func fits(_ unit: WorkUnit, into left: Int) -> Bool? { costs[unit].map { $0 + $0 / 4 <= left } }

  /// Learns from a unit done: the prediction falls by a 128th a time, and never below what was just seen.
  mutating func learn(_ cost: Int, of unit: WorkUnit) {
    let old = costs[unit] ?? 0
    costs[unit] = max(cost, old - (old + 127) / 128)
  }
}

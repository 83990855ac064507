/// What is known of the extents of one kind, summed over its runs.
struct KindEstimate {
  /// The number of runs of the kind.
  var runs = 0
  /// The run that came first, where it is the only one.
  var soleRun: Int?
  /// The column of the run totals that keeps the kind's weights apart; none while the kind has a single run.
  var column: Int?
  var known = 0
  var base = 0
  var fresh = 0
  var freshCount = 0
  var freshBase = 0
  /// Extents and bases of the rows measured both at an earlier cross extent and at the present one.
  var learntExtent = 0
  var learntBase = 0
  /// Elements of dynamic runs resolved so far, and the rows they resolved to.
  var resolvedElements = 0
  var resolvedRows = 0
  /// The least and the greatest extent measured at the present cross extent.
  private var bounds: ClosedRange<Int>?
  /// The mean extent when the kind last had a measured row.
  var lastMean: Double?

  /// The sum of the bases of rows measured at earlier cross extents only, in cells.
  var staleBase: Double { Double(base - freshBase) / Double(PieceTotal.baseUnit) }

  /// Present extent per base, learnt from rows measured at both cross extents; none before there is one.
  var ratio: Double? {
    guard learntBase > 0 else { return nil }
    return Double(learntExtent) * Double(PieceTotal.baseUnit) / Double(learntBase)
  }

  /// The mean extent of a row of the kind, where `fallbackRatio` scales rows that only earlier cross extents know.
  func mean(fallbackRatio: Double) -> Double? {
    guard known > 0 else { return lastMean }
    if freshCount > 0, ratio == nil { return Double(fresh) / Double(freshCount) }
    return (Double(fresh) + staleBase * (ratio ?? fallbackRatio)) / Double(known)
  }

  /// Rows per unresolved element, as in the elements resolved so far.
  var rowsPerElement: Double { resolvedElements > 0 ? Double(resolvedRows) / Double(resolvedElements) : 1 }

  /// The extent of all rows measured at the present cross extent, where they are all alike and no mere handful.
  var commonExtent: Int? {
    guard freshCount >= 8, let bounds, bounds.lowerBound == bounds.upperBound else { return nil }
    return bounds.lowerBound
  }

  /// Notes an extent measured at the present cross extent.
  mutating func note(extent: Int) {
    bounds = min(bounds?.lowerBound ?? extent, extent)...max(bounds?.upperBound ?? extent, extent)
  }

  mutating func add(_ total: PieceTotal, sign: Int) {
    known += sign * total.known
    base += sign * total.base
    fresh += sign * total.fresh
    freshCount += sign * total.freshCount
    freshBase += sign * total.freshBase
    resolvedElements += sign * (total.elements - total.unresolved)
    if total.elements > 0 { resolvedRows += sign * total.rows }
  }

  /// Learns from a row measured at an earlier cross extent and now at the present one.
  mutating func learn(extent: Int, base: Int) {
    learntExtent += extent
    learntBase += base
  }

  /// The cross extent changed: nothing is measured at the new one yet.
  mutating func beginGeneration() {
    fresh = 0
    freshCount = 0
    freshBase = 0
    learntExtent = 0
    learntBase = 0
    bounds = nil
  }
}

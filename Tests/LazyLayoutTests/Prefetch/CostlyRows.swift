import LazyLayout
import TestSupport

/// Rows whose units of work cost virtual time, random but the same for the same seed.
struct CostlyRows: LazySource {
  /// Microseconds since the start.
  var clock = 0
  private let seed: UInt64
  private let cost: ClosedRange<Int>
  private let extent: Int

  /// - Parameter cost: what each unit of work takes, in microseconds.
  init(seed: UInt64, cost: ClosedRange<Int>, extent: Int) {
    self.seed = seed
    self.cost = cost
    self.extent = extent
  }

  func now() -> Int { clock }
  mutating func build(_ id: RowID, at row: Row) { work(row, 0) }
  mutating func render(_ id: RowID, at row: Row) { work(row, 2) }
  mutating func release(_ id: RowID) {}

  mutating func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int {
    work(row, 1)
    return extent
  }

  private mutating func work(_ row: Row, _ phase: UInt64) {
    var random = SeededGenerator(seed: seed &+ UInt64(row.element) &* 3 &+ phase)
    clock += Int.random(in: cost, using: &random)
  }
}

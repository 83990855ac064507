import LazyLayout

/// Rows that cost next to nothing, so that what is timed is the engine; extents are 1 to 9 cells.
struct BenchmarkRows: LazySource {
  func now() -> Int { 0 }
  func build(_ id: RowID, at row: Row) {}
  func render(_ id: RowID, at row: Row) {}
  func release(_ id: RowID) {}
  func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int { 1 + (row.element &* 7 &+ crossExtent) % 9 }
}

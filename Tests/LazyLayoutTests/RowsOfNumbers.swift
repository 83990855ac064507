import LazyLayout

/// Rows whose extents a closure tells; every call is counted.
struct RowsOfNumbers: LazySource {
  var extent: (Row, Int) -> Int
  var clock = 0
  var costs: (Row, WorkUnit.Phase) -> Int = { _, _ in 0 }
  var subviews: (Int) -> Int = { _ in 1 }
  var built: [Row] = []
  var measured: [Row] = []
  var rendered: [Row] = []
  var released: [RowID] = []
  var resolved: [Int] = []

  init(_ extent: @escaping (Row, Int) -> Int) { self.extent = extent }

  mutating func build(_ id: RowID, at row: Row) {
    built.append(row)
    clock += costs(row, .build)
  }

  mutating func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int {
    measured.append(row)
    clock += costs(row, .measure)
    return extent(row, crossExtent)
  }

  mutating func render(_ id: RowID, at row: Row) {
    rendered.append(row)
    clock += costs(row, .render)
  }

  mutating func release(_ id: RowID) { released.append(id) }

  mutating func resolve(_ element: Int, of run: RunID) -> Int {
    resolved.append(element)
    return subviews(element)
  }

  func now() -> Int { clock }
}

extension LazyFrame {
  /// The elements in view with their place.
  var places: [[Int]] { rows.map { [$0.row.element, $0.y] } }
}

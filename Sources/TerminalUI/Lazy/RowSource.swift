import LazyLayout

/// The rows of a container as the engine asks for them.
@MainActor struct RowSource {
  let list: LazyRows
  let proposal: ProposedViewSize
  let clock: () -> Int
  private var graph: ViewGraph { list.node.graph }

  init(_ list: LazyRows, _ proposal: ProposedViewSize, _ clock: @escaping () -> Int) {
    self.list = list
    self.proposal = proposal
    self.clock = clock
  }
}

extension RowSource: @MainActor LazySource {
  func build(_ id: RowID, at row: Row) {
    graph.statistics.rowsBuilt += 1
    list.build(id, at: row)
  }

  func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int {
    graph.statistics.rowsMeasured += 1
    guard let node = list.rows[id] else { return 0 }
    return list.node.measure(node, proposal)[list.node.axis]
  }

  /// Draws the row as it will be placed, whether it was placed before or not.
  func render(_ id: RowID, at row: Row) {
    guard let node = list.rows[id] else { return }
    node.place(node.sizeThatFits(proposal), at: node.origin)
    node.render()
  }

  func release(_ id: RowID) { list.release(id) }
  func resolve(_ element: Int, of run: RunID) -> Int { list.resolve(element, of: run) }
  func nestedUnit(of id: RowID, at row: () -> Row) -> WorkUnit? { list.rows[id]?.nestedUnit }
  func performNestedUnit(of id: RowID, at row: Row) { list.rows[id]?.performNestedUnit() }
  func now() -> Int { clock() }
}

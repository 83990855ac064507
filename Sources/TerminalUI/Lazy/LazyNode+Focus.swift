import LazyLayout

extension LazyNode {
  /// The nearest view that can have the focus in the rows after or before those placed, at most a viewport away.
  ///
  /// Rows that are looked at are built; nothing is scrolled.
  func focusable(beyond direction: Edge) -> (view: ViewNode, row: Row)? {
    let isForward = direction == .bottom || direction == .trailing
    guard isForward == true || direction == .top || direction == .leading else { return nil }
    guard var row = outermostRow(isForward) else { return nil }
    var passed = 0
    let length = viewportExtent
    while passed <= length {
      guard let next = neighbour(of: row, isForward) else { return nil }
      row = next.row
      let views = next.node.map { FocusManager.focusables(in: $0) } ?? []
      if let view = isForward ? views.first : views.last { return (view, row) }
      passed += next.extent
    }
    return nil
  }

  /// The row after or before another, built and measured.
  func neighbour(of row: Row, _ isForward: Bool) -> (row: Row, node: RowNode?, extent: Int)? {
    var source = RowSource(list, rowProposal, graph.now)
    let viewport = Viewport(extent: viewportExtent, crossExtent: rowProposal[axis.other] ?? .unbounded)
    let found = list.withEngine { stack -> (Row, RowID?, Int)? in
      guard let next = isForward ? stack.row(after: row, source: &source) : stack.row(before: row) else { return nil }
      let extent = stack.prepare(next, viewport, source: &source)
      return (next, stack.id(of: next), extent)
    }
    return found.map { ($0.0, $0.1.flatMap { list.rows[$0] }, $0.2) }
  }

  /// Brings a row that may not be placed into view by the least movement.
  func reveal(_ row: Row) {
    list.stack.scroll(to: .row(row, .nearest))
    invalidateLayout()
  }
}

extension RowNode {
  /// Keeps the row from being let go while the focus is in it.
  func keep(_ isKept: Bool) { if let id { lazy.list.keep(id, isKept) } }
}

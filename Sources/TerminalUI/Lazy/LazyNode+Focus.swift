import LazyLayout

extension LazyNode {
  /// The nearest view that can have the focus in the rows after or before those placed, at most a viewport away; of
  /// several in a row, as in a line of a grid, the one least far aside from `focused`.
  ///
  /// Rows that are looked at are built; nothing is scrolled.
  func focusable(beyond direction: Edge, from focused: ViewNode?) -> (view: ViewNode, row: Row)? {
    let isForward = direction == .bottom || direction == .trailing
    guard isForward == true || direction == .top || direction == .leading else { return nil }
    guard var row = outermostRow(isForward) else { return nil }
    let across = focused.map { crossRange(of: $0, in: self) }
    var passed = 0
    let length = viewportExtent
    while passed <= length {
      guard let next = neighbour(of: row, isForward) else { return nil }
      row = next.row
      if let node = next.node, let view = focusable(in: node, isForward, across: across) { return (view, row) }
      passed += next.extent
    }
    return nil
  }

  /// The view of a row that can have the focus: the one least far aside, or the one met first.
  private func focusable(in row: RowNode, _ isForward: Bool, across: Range<Int>?) -> ViewNode? {
    row.place(row.sizeThatFits(rowProposal), at: row.origin)
    let views = FocusManager.focusables(in: row).filter { $0.isContained(in: row) }
    guard let across else { return isForward ? views.first : views.last }
    return (isForward ? views : views.reversed()).min { distance($0, across, in: row) < distance($1, across, in: row) }
  }

  private func distance(_ view: ViewNode, _ across: Range<Int>, in row: RowNode) -> Int {
    let range = crossRange(of: view, in: row)
    return max(0, range.lowerBound - across.upperBound + 1, across.lowerBound - range.upperBound + 1)
  }

  private func crossRange(of view: ViewNode, in ancestor: ViewNode) -> Range<Int> {
    let start = view.position(of: .zero, in: ancestor)[axis.other]
    return start..<start + view.size[axis.other]
  }

  /// The row after or before another, built and measured.
  func neighbour(of row: Row, _ isForward: Bool) -> (row: Row, node: RowNode?, extent: Int)? {
    var source = RowSource(list, rowProposal, graph.now)
    let next = list.withEngine { isForward ? $0.row(after: row, source: &source) : $0.row(before: row) }
    guard let next else { return nil }
    let node = build(next)
    return (next, node, node?.sizeThatFits(rowProposal)[axis] ?? 0)
  }

  /// The node of a row, built and measured if it is not.
  func build(_ row: Row) -> RowNode? {
    var source = RowSource(list, rowProposal, graph.now)
    let viewport = Viewport(extent: viewportExtent, crossExtent: rowProposal[axis.other] ?? .unbounded)
    let id = list.withEngine { stack -> RowID? in
      stack.prepare(row, viewport, source: &source)
      return stack.id(of: row)
    }
    return id.flatMap { list.rows[$0] }
  }

  /// Brings a row that may not be placed into view by the least movement.
  func reveal(_ row: Row) {
    list.stack.scroll(to: .row(row, .nearest))
    invalidateLayout()
  }

  func revealRow(around view: ViewNode) -> Bool {
    var node = view.around(RowNode.self)
    while let row = node, row.lazy !== self { node = row.container?.around(RowNode.self) }
    guard let node, let row = node.id.flatMap({ list.stack.row(of: $0) }), node.size[axis] < viewportExtent else {
      return false
    }
    reveal(row)
    return true
  }
}

extension ViewNode {
  /// Whether it is placed in an element, or in one inside of it: of the views of one loop element in several rows, each
  /// is in its own.
  fileprivate func isContained(in ancestor: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current !== ancestor { node = current.container }
    return node != nil
  }
}

extension RowNode {
  /// Keeps the row from being let go while the focus is in it.
  func keep(_ isKept: Bool) { lazy.list.keep(isKept ? id : nil) }
}

import LazyLayout

/// The lines of a grid's section: a run of rows for the engine, each made of the cells that flow into it.
final class GridLines: ListNode, RowProviding {
  private(set) var rules: GridRules
  private(set) var tracks: [Range<Int>]
  private var arrangement = GridArrangement([], tracks: 1)
  private var nodes: [Int: WeakLine] = [:]
  /// The cell that stays in the first line while the number of tracks changes and the user does not scroll.
  private var anchorCell: Int?
  let kind: RowKind
  var run: RunID?
  weak var lines: GridLines?

  private struct WeakLine {
    weak var node: GridLineNode?
  }

  init(_ rules: GridRules, _ tracks: [Range<Int>], _ context: ListContext) {
    self.rules = rules
    self.tracks = tracks
    kind = context.list.makeKind()
    super.init(context)
  }

  var elementCount: Int { arrangement.flow.lineCount }
  var subviews: Subviews { .constant(1) }
  func id(of element: Int) -> AnyHashable? { nil }

  func makeRoot(of line: Int) -> RowRoot {
    if let node = nodes[line]?.node, node.isAlive, let root = RowRoot.around(node) { return root }
    return context.makeRoot(of: kind) { context in
      let node = GridLineNode(self, line, context)
      nodes[line] = WeakLine(node: node)
      return node
    }
  }

  /// The roots of the cells of a line, each with the subview that is the cell.
  func contents(ofLine line: Int) -> [(root: RowRoot, subview: Int)] {
    arrangement.flow.cells(ofLine: line).map { cell in
      let source = arrangement.source(of: cell)
      return (source.provider.makeRoot(of: source.element), source.subview)
    }
  }

  /// The line that an element of one of the runs of cells begins in.
  func line(of element: Int, in provider: any RowProviding) -> Int? {
    arrangement.cell(from: CellSource(provider: provider, element: element, subview: 0))
      .map { arrangement.flow.line(ofCell: $0) }
  }

  // MARK: Changes

  /// The runs of cells are these now.
  func setCells(_ new: [any RowProviding]) {
    let cells = new.map { GridCells(of: $0, in: context.list) }
    let old = arrangement.cells
    if cells.count == old.count && zip(cells, old).allSatisfy({ $0.isLike($1) }) { return }
    for cells in old where !new.contains(where: { $0 === cells.provider }) { cells.provider.lines = nil }
    for provider in new { provider.lines = self }
    change(to: cells) { $0 }
  }

  /// A run of cells has new elements; `survivors` tells where those known went.
  func elementsDidChange(in provider: any RowProviding, _ survivors: [(old: Int, new: Int)]) {
    let places = Dictionary(survivors.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    let cells = arrangement.cells.map {
      $0.provider === provider ? GridCells(of: provider, in: context.list) : $0
    }
    change(to: cells) { source in
      guard source.provider === provider else { return source }
      return places[source.element].map { CellSource(provider: provider, element: $0, subview: source.subview) }
    }
  }

  /// Lets the cells flow anew and tells the engine which lines went where: with the first of their cells that is left.
  private func change(to cells: [GridCells], _ moved: (CellSource) -> CellSource?) {
    let old = arrangement
    let new = GridArrangement(cells, tracks: tracks.count)
    let focused = focusedCell.flatMap { moved(old.source(of: $0)) }
    arrangement = new
    guard let run else { return }
    var taken: Set<Int> = []
    var survivors: [(old: Int, new: Int)] = []
    // Those next to the anchor come first: they have the first say.
    for line in context.list.knownElements(of: run) where line < old.flow.lineCount {
      let left = old.flow.cells(ofLine: line).compactMap { moved(old.source(of: $0)).flatMap { new.cell(from: $0) } }
      guard let target = left.first.map({ new.flow.line(ofCell: $0) }), taken.insert(target).inserted else { continue }
      survivors.append((line, target))
    }
    survivors.sort { $0.new < $1.new }
    context.list.update(run, count: new.flow.lineCount, survivors: survivors)
    refill(survivors)
    context.list.invalidateRun(run)
    keepFocus(on: focused.flatMap { new.cell(from: $0) }, in: run)
  }

  /// The lines that are left hold other cells now.
  private func refill(_ survivors: [(old: Int, new: Int)]) {
    var kept: [Int: WeakLine] = [:]
    for (old, new) in survivors { kept[new] = nodes[old] }
    nodes = kept
    for (line, entry) in kept { entry.node?.fill(line) }
    isRefilled = true
  }

  private var isRefilled = false

  /// The lines in view are built: cells that none of them took go.
  func layoutDidEnd() {
    guard isRefilled else { return }
    isRefilled = false
    for entry in nodes.values { entry.node?.forgetFormerCells() }
  }

  /// The columns are others: their number may have changed.
  func setTracks(_ rules: GridRules, _ tracks: [Range<Int>]) {
    let isOther = tracks.count != self.tracks.count
    let focused = isOther ? focusedCell : nil
    self.rules = rules
    self.tracks = tracks
    guard isOther else {
      for entry in nodes.values { entry.node?.invalidateSizes(upTo: context.list.node) }
      return
    }
    let old = arrangement.flow
    arrangement = GridArrangement(arrangement.cells, tracks: tracks.count)
    let flow = arrangement.flow
    guard let run else { return }
    var anchor: (old: Int, new: Int)?
    if let line = context.list.anchorElement(of: run), line < old.lineCount {
      let cell = context.list.stack.remembersPlace ? anchorCell : nil
      let first = min(cell ?? old.cells(ofLine: line).lowerBound, max(0, flow.cellCount - 1))
      anchorCell = first
      anchor = (line, flow.line(ofCell: first))
    }
    context.list.stack.reflow(run, lines: flow.lineCount, anchor: anchor)
    refill(anchor.map { [$0] } ?? [])
    keepFocus(on: focused, in: run)
  }

  override func destroy() { for cells in arrangement.cells { cells.provider.lines = nil } }

  // MARK: Focus

  /// The cell that has the focus.
  private var focusedCell: Int? {
    guard let focused = context.parent.graph.focus.focused, let node = focused.around(GridLineNode.self),
      let (line, entry) = nodes.first(where: { $0.value.node === node }), entry.node != nil,
      let track = node.track(of: focused)
    else { return nil }
    return arrangement.flow.cells(ofLine: line).lowerBound + track
  }

  /// The line to which the focused cell went is not let go of, be it in view or not.
  private func keepFocus(on cell: Int?, in run: RunID) {
    if let cell { context.list.keep(line: arrangement.flow.line(ofCell: cell), of: run) }
  }
}

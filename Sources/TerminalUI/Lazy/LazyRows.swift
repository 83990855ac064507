import LazyLayout

/// The rows of a lazy container: the engine that knows where they are, the views that give them, the nodes of those built.
@MainActor final class LazyRows {
  var stack: LazyStack
  unowned let node: LazyNode
  /// The nodes of the rows that are built.
  private(set) var rows: [RowID: RowNode] = [:]
  /// Nodes that evaluate what gives parts of the list their rows.
  var bodies: [ViewNode] = []
  private var root: ListNode?
  var providers: [RunID: any RowProviding] = [:]
  private var items: [ListItem] = []
  private var isStructureStale = true
  private var kinds = 0
  /// Where the scroll views in rows stood that were let go of.
  var scrollMemory = ScrollMemory()
  private var resolvedRoots: [WeakRoot] = []

  private struct WeakRoot {
    weak var root: RowRoot?
  }

  init(_ stack: LazyStack, _ node: LazyNode) {
    self.stack = stack
    self.node = node
  }

  func show<Content: View>(_ view: Content) {
    if let typed = root as? TypedListNode<Content> {
      typed.update(view)
      return
    }
    root?.destroy()
    structureDidChange()
    root = Content._makeList(view, ListContext(list: self, parent: node))
  }

  func makeKind() -> RowKind {
    kinds += 1
    return RowKind(kinds)
  }

  /// The run and element in the engine of a row, or of the line that it is a cell of.
  func place(of location: ListLocation) -> (run: RunID, element: Int)? {
    if let run = location.run.run { return (run, location.element) }
    guard let lines = location.run.lines, let run = lines.run else { return nil }
    return lines.line(of: location.element, in: location.run).map { (run, $0) }
  }

  func find(_ id: AnyHashable) -> ListLocation? { root?.find(id) }

  /// The kind of the first run, for predictions of cost.
  var firstKind: RowKind? {
    for item in items { if case .run(let run) = item { return run.kind } }
    return nil
  }

  // MARK: Engine

  /// Rows invalidated and elements changed while the engine was at work; told to it afterwards.
  private var deferred: [(LazyRows) -> Void]?

  /// Lets the engine work with the rows' views, which may want something of it meanwhile.
  func withEngine<Result>(_ body: (inout LazyStack) -> Result) -> Result {
    deferred = []
    let result = body(&stack)
    let actions = deferred ?? []
    deferred = nil
    for action in actions { action(self) }
    return result
  }

  private func whenIdle(_ action: @escaping (LazyRows) -> Void) {
    if deferred == nil { action(self) } else { deferred?.append(action) }
  }

  func invalidate(_ id: RowID) { whenIdle { $0.stack.invalidate(id) } }

  /// The row that is kept since the focus is in it.
  private var keptRow: RowID?

  /// Keeps a row from being let go, instead of the one that was kept.
  func keep(_ id: RowID?) {
    guard id != keptRow else { return }
    let before = keptRow
    keptRow = id
    whenIdle { list in
      if let before { list.stack.keep(before, false) }
      if let id { list.stack.keep(id) }
    }
  }

  /// Keeps a line of a grid, to which the cell with the focus went; it is built if it is not.
  func keep(line: Int, of run: RunID) {
    if let row = node.build(Row(run: run, element: line)) { keep(row.id) }
  }

  /// The very first row.
  var firstAddress: Row? {
    guard let location = root?.firstLocation, let (run, element) = place(of: location) else { return nil }
    return Row(run: run, element: element)
  }

  /// The node of the very first row, if it is built.
  var firstRow: RowNode? { firstAddress.flatMap { stack.id(of: $0) }.flatMap { rows[$0] } }

  // MARK: Structure

  func structureDidChange() {
    isStructureStale = true
    node.contentDidChange()
  }

  /// Elements of a run of which something is known, those near the anchor first.
  func knownElements(of run: RunID) -> [Int] { stack.knownElements(of: run) }

  func update(_ run: RunID, count: Int, survivors: [(old: Int, new: Int)]) {
    stack.update(run, count: count, survivors: survivors)
    node.contentDidChange()
  }

  /// Brings the engine's runs and sections into the order of the views.
  func synchronize() {
    guard isStructureStale else { return }
    isStructureStale = false
    var wanted: [ListItem] = []
    root?.collect(into: &wanted)
    if let grid { wanted = inLines(wanted, grid, root: ObjectIdentifier(self)) }
    synchronize(&items, with: wanted, in: nil)
  }

  // MARK: Grid

  /// The columns of a grid; `nil` for a stack.
  private var grid: (rules: GridRules, tracks: [Range<Int>])?
  private var lines: [GridPlace: GridLines] = [:]
  /// Whether the columns are known.
  var hasGrid: Bool { grid != nil }
  /// The cells of a line; 1 in a stack.
  var trackCount: Int { max(1, grid?.tracks.count ?? 1) }

  /// Where lines stand: in a section, or between sections.
  private struct GridPlace: Hashable {
    let section: ObjectIdentifier
    let number: Int
  }

  /// Gives the grid its columns for a size across.
  func setGrid(_ rules: GridRules, crossExtent: Int) {
    let tracks = rules.tracks(crossExtent)
    guard grid?.rules != rules || grid?.tracks != tracks else { return }
    if grid == nil { isStructureStale = true }
    grid = (rules, tracks)
    synchronize()
    for lines in lines.values { lines.setTracks(rules, tracks) }
  }

  /// The same items with the runs between sections put together into lines.
  private func inLines(
    _ items: [ListItem], _ grid: (rules: GridRules, tracks: [Range<Int>]), root: ObjectIdentifier
  ) -> [ListItem] {
    var result: [ListItem] = []
    var cells: [any RowProviding] = []
    var number = 0
    func finish() {
      guard !cells.isEmpty else { return }
      let place = GridPlace(section: root, number: number)
      let lines =
        self.lines[place] ?? GridLines(grid.rules, grid.tracks, ListContext(list: self, parent: node))
      self.lines[place] = lines
      lines.setCells(cells)
      result.append(.run(lines))
      number += 1
      cells = []
    }
    for item in items {
      switch item {
      case .run(let run): cells.append(run)
      case .section(let section):
        finish()
        section.content = inLines(section.content, grid, root: ObjectIdentifier(section))
        result.append(item)
      }
    }
    finish()
    return result
  }

  /// The engine has laid out the rows.
  func layoutDidEnd() { for lines in lines.values { lines.layoutDidEnd() } }

  func invalidateRun(_ run: RunID) { whenIdle { $0.stack.invalidate(run) } }

  /// The element of a run that the engine's anchor is, if it is of that run.
  func anchorElement(of run: RunID) -> Int? {
    guard let row = stack.anchorRow, row.run == run else { return nil }
    return row.element
  }

  // MARK: Rows

  func build(_ id: RowID, at row: Row) {
    guard let provider = providers[row.run] else { return }
    let node = RowNode(provider.makeRoot(of: row.element), row.subview, provider, in: self.node)
    node.id = id
    rows[id] = node
  }

  func resolve(_ element: Int, of run: RunID) -> Int {
    guard let provider = providers[run] else { return 0 }
    return resolve(element, of: provider) { [weak self] in self?.subviewsDidChange(of: $0, in: run) }
  }

  /// The number of subviews of an element, whose root is kept from now on and tells when there are others.
  func resolve(_ element: Int, of provider: any RowProviding, onChange: @escaping (RowRoot) -> Void) -> Int {
    let root = provider.makeRoot(of: element)
    if root.onCountChange == nil {
      resolvedRoots.append(WeakRoot(root: root))
      root.onCountChange = { [unowned root] in onChange(root) }
    }
    return root.elements.count
  }

  /// The roots of resolved elements that have no row: they hang below none, and yet follow the environment.
  func rootsWithoutRows() -> [RowRoot] {
    resolvedRoots.removeAll { $0.root?.isAlive != true }
    return resolvedRoots.compactMap(\.root).filter { !$0.hasUsers }
  }

  /// A resolved element has another number of rows now.
  private func subviewsDidChange(of root: RowRoot, in run: RunID) {
    whenIdle { list in
      guard root.isAlive, list.providers[run] != nil, let element = root.element else { return }
      list.stack.setSubviews(root.elements.count, ofElement: element, in: run)
      list.node.contentDidChange()
    }
  }

  func release(_ id: RowID) {
    guard let row = rows.removeValue(forKey: id) else { return }
    row.destroy()
  }

  func destroy() {
    root?.destroy()
    for row in rows.values { row.destroy() }
    rows = [:]
  }
}

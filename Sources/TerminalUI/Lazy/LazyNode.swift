import LazyLayout

/// The element of a lazy stack: lays out and draws the rows that its engine asks for.
final class LazyNode: ViewNode, LazyContent, Prefetching, Animating {
  let axis: Axis
  var crossAlignment: (_ length: Int, _ space: Int) -> Int
  /// The columns of a grid; `nil` for a stack.
  var grid: GridRules? { didSet { if grid != oldValue { contentDidChange() } } }
  private(set) lazy var list = LazyRows(engine, self)
  private let engine: LazyStack
  private weak var scroll: ScrollNode?
  var frame = LazyFrame()
  var viewport = Size.zero
  var margins = (leading: 0, trailing: 0)
  private var placed: [RowNode] = []
  private var firstCross: Int?
  /// While the container is built ahead of being seen: how much of it is laid out.
  private var aheadExtent: Int?

  init(
    axis: Axis, spacing: Int, pinnedViews: PinnedScrollableViews,
    crossAlignment: @escaping (Int, Int) -> Int, _ context: NodeContext
  ) {
    self.axis = axis
    self.crossAlignment = crossAlignment
    engine = LazyStack(spacing: spacing, pinned: pinnedViews.engineViews)
    super.init(context)
    RowRoot.note(containing: self, isContainer: true)
    if let scroll = environment.scroll?.node, scroll.mainAxis == axis {
      self.scroll = scroll
      scroll.register(self)
    }
  }

  override var environmentForChildren: EnvironmentValues {
    if let childEnvironment { return childEnvironment }
    var values = environment
    values.stackAxis = axis
    childEnvironment = values
    return values
  }

  private var childEnvironment: EnvironmentValues?

  override func environmentDidChange(from old: EnvironmentValues) {
    childEnvironment = nil
    super.environmentDidChange(from: old)
    let environment = environmentForChildren
    for root in list.rootsWithoutRows() { root.inherit(environment) }
  }

  // MARK: Content

  func contentDidChange() { invalidateLayout() }
  override func elementsDidChange() {}

  func rowWasInvalidated(_ row: RowNode) {
    if let id = row.id { list.invalidate(id) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for node in list.bodies { body(node) }
    for row in placed { body(row) }
    if list.rows.count > placed.count {
      let known = Set(placed.map(ObjectIdentifier.init))
      for row in list.rows.values where !known.contains(ObjectIdentifier(row)) { body(row) }
    }
  }

  // MARK: Layout

  /// Counts the arrangements: a row that was not in the last one is not seen any more.
  private var arrangements = 0
  private var rowCross: Int?
  /// Whether something changed since the rows were laid out last.
  private var isStale = true

  override func layoutWasInvalidated() { isStale = true }

  func invalidateRows() {
    isStale = true
    invalidateSizes(upTo: scroll)
  }

  var rowProposal: ProposedViewSize { ProposedViewSize(nil, along: axis, cross: rowCross) }

  /// How much of the rows is seen, in cells.
  var viewportExtent: Int { scroll?.viewport[axis] ?? size[axis] }

  /// The cells of a line in a grid; 1 in a stack.
  var trackCount: Int { list.trackCount }

  /// The first or last of the rows placed.
  func outermostRow(_ isLast: Bool) -> Row? { (isLast ? frame.rows.last : frame.rows.first)?.row }

  func measure(_ row: RowNode, _ proposal: ProposedViewSize) -> Size { row.sizeThatFits(proposal) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let cross = proposal[axis.other].flatMap { $0 >= .unbounded ? nil : $0 }
    if let scroll {
      if isStale || cross != rowCross {
        // The ideal size across is the first row's, also before it is known how much is seen.
        let length = max(scroll.viewport[axis], cross == nil ? 1 : 0)
        layOutRows(length: aheadExtent.map { min($0, length) } ?? length, cross: cross)
      }
    } else {
      layOutRows(length: min(proposal[axis] ?? .max, Self.mostWithoutViewport), cross: cross)
    }
    return Size(rowsExtent, along: axis, cross: crossExtent(cross))
  }

  /// The rows laid out where nobody says how much is seen, in cells.
  private static let mostWithoutViewport = 4096

  private func layOutRows(length: Int, cross: Int?) {
    rowCross = cross
    isStale = false
    if let grid, let cross { list.setGrid(grid, crossExtent: cross) }
    list.synchronize()
    var source = RowSource(list, rowProposal, graph.now)
    frame = list.withEngine {
      $0.layout(Viewport(extent: length, crossExtent: cross ?? .unbounded), at: graph.now(), source: &source)
    }
    list.layoutDidEnd()
    if frame.isAnimating { graph.setAnimating(self, true) }
    graph.setPrefetching(self, true)
  }

  /// The stack fills what it is offered across; its ideal size is its first row's, since it knows no others.
  private func crossExtent(_ offered: Int?) -> Int {
    if let offered { return offered }
    // A stack that begins where one before it stood has not built its first row.
    let row = list.firstRow ?? (firstCross == nil ? list.firstAddress.flatMap { build($0) } : nil)
    if let row { firstCross = row.sizeThatFits(rowProposal)[axis.other] }
    return firstCross ?? 0
  }

  override func arrange() {
    let before = placed
    placed = []
    for placement in frame.rows { place(placement) }
    for placement in frame.pinned { place(placement) }
    guard isOnScreen else { return }
    arrangements += 1
    for row in placed { row.arrangement = arrangements }
    for row in before where row.arrangement != arrangements { row.disappear() }
    for row in placed { row.appear() }
  }

  private func place(_ placement: Placement) {
    guard let row = list.rows[placement.id] else { return }
    let fit = row.sizeThatFits(rowProposal)
    if fit[axis] != placement.extent { remeasure(row) }
    let across = fit[axis.other]
    let main = placement.y + frame.contentOffset - margins.leading
    row.place(
      Size(placement.extent, along: axis, cross: across),
      at: Point(main, along: axis, cross: crossAlignment(across, size[axis.other])))
    if placed.last !== row { placed.append(row) }
  }

  /// A row that was built again, without the state it had, may have another extent than was measured before.
  private func remeasure(_ row: RowNode) {
    guard !row.wasRemeasured else { return }
    row.wasRemeasured = true
    graph.afterFrame { [weak row] in if let row, row.isAlive { row.invalidateLayout() } }
  }

  override func didAppear() {
    aheadExtent = nil
    for row in placed { row.appear() }
  }

  override func didDisappear() { for row in placed { row.disappear() } }

  // MARK: Drawing

  override func draw(_ painter: inout Painter) {
    for row in placed.prefix(frame.rows.count) { painter.draw(row) }
    for placement in frame.pinned {
      guard let row = list.rows[placement.id] else { continue }
      var line = Rect(origin: row.origin, size: row.size)
      let width = scroll?.viewport[axis.other] ?? size[axis.other]
      line.origin[axis.other] = min(line.origin[axis.other], -position(of: .zero, in: scroll)[axis.other])
      line.size[axis.other] = max(line.size[axis.other], width)
      painter.fill(line, with: .blank)
      painter.draw(row)
    }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    placed.reversed().contains { row in
      Rect(origin: row.origin, size: row.size).contains(point) && visit(row, point - row.origin)
    }
  }

  // MARK: Prefetch

  /// Whether it is laid out only in part, since the row it is in was not seen yet.
  var isAhead: Bool {
    guard let aheadExtent, let scroll else { return false }
    return aheadExtent < scroll.viewport[axis] && aheadExtent < rowsExtent
  }

  /// The next piece of the work ahead: a row more.
  var aheadUnit: WorkUnit? {
    list.firstKind.map { WorkUnit(kind: $0, phase: .build) }
  }

  /// Lays out one row more than is laid out.
  func buildAhead() {
    let end = frame.rows.last?.end ?? 0
    aheadExtent = max((aheadExtent ?? 0) + 1, end + 1)
    layOutRows(length: min(aheadExtent ?? 0, scroll?.viewport[axis] ?? 0), cross: rowCross)
  }

  func prefetch(until deadline: Int, now: () -> Int) -> Bool {
    guard isOnScreen else { return false }
    let clock = graph.now
    var source = RowSource(list, rowProposal, clock)
    let built = list.stack.statistics.built
    let isLeft = list.withEngine { $0.prefetch(until: deadline, isIdle: !graph.hadInput, source: &source) }
    graph.statistics.rowsPrefetched += list.stack.statistics.built - built
    return isLeft
  }

  override func willBeDestroyed() {
    scroll?.unregister(self)
    list.destroy()
  }
}

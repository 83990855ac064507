/// A line of a grid: its cells side by side in the grid's tracks.
final class GridLineNode: ViewNode {
  private unowned let lines: GridLines
  private var cells: [(root: RowRoot, subview: Int)] = []
  /// The roots of cells that it had before: let go of when other lines have had the time to take them.
  private var former: [RowRoot] = []
  private let axis: Axis

  init(_ lines: GridLines, _ line: Int, _ context: NodeContext) {
    self.lines = lines
    axis = lines.context.list.node.axis
    super.init(context)
    fill(line)
  }

  /// Shows the cells of a line in place of those before.
  func fill(_ line: Int) {
    let before = roots + former
    cells = lines.contents(ofLine: line)
    let now = roots
    former = before.filter { root in !now.contains { $0 === root } }
    for root in now where !before.contains(where: { $0 === root }) {
      root.add(self) { [unowned self] in invalidateLayout() }
      if isOnScreen { root.setSeen(true, by: self) }
    }
    _ = elements()
    invalidateSizes(upTo: lines.context.list.node)
    container?.drawingWasInvalidated()
  }

  /// Lets go of the cells that it showed before.
  func forgetFormerCells() {
    for root in former { root.remove(self) }
    former = []
  }

  /// The roots of its cells, each once: neighbouring cells may be of one element.
  private var roots: [RowRoot] {
    var roots: [RowRoot] = []
    for cell in cells where roots.last !== cell.root { roots.append(cell.root) }
    return roots
  }

  /// The track of the cell that a node is in.
  func track(of node: ViewNode) -> Int? {
    var node = node
    while let container = node.container, container !== self { node = container }
    return elements().first { $0.element === node }?.track
  }

  private func elements() -> [(element: ViewNode, track: Int)] {
    cells.enumerated().compactMap { track, cell in
      guard cell.subview < cell.root.elements.count, track < lines.tracks.count else { return nil }
      let element = cell.root.elements[cell.subview]
      element.container = self
      return (element, track)
    }
  }

  private func proposal(_ track: Int) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, cross: lines.tracks[track].count)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let main = elements().reduce(0) { max($0, $1.element.sizeThatFits(self.proposal($1.track))[axis]) }
    return Size(main, along: axis, cross: lines.tracks.last?.upperBound ?? 0)
  }

  override func arrange() {
    for (element, track) in elements() {
      let fit = element.sizeThatFits(proposal(track))
      let room = Size(size[axis], along: axis, cross: lines.tracks[track].count)
      var place = lines.rules.alignment(ofTrack: track, of: lines.tracks.count).position(of: fit, in: room)
      place[axis.other] += lines.tracks[track].lowerBound
      element.place(fit, at: place)
    }
  }

  override func draw(_ painter: inout Painter) {
    for (element, track) in elements() {
      var cell = Rect(origin: .zero, size: Size(size[axis], along: axis, cross: lines.tracks[track].count))
      cell.origin[axis.other] = lines.tracks[track].lowerBound
      painter.clipped(to: cell) { $0.draw(element) }
    }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    elements().contains { visit($0.element, point - $0.element.origin) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    // The cells may be in other lines when this one goes.
    if isAlive { for root in roots { body(root) } }
  }
  override func didAppear() { for root in roots { root.setSeen(true, by: self) } }
  override func didDisappear() { for root in roots { root.setSeen(false, by: self) } }
  override func willBeDestroyed() {
    for root in roots + former { root.remove(self) }
    cells = []
    former = []
  }

  /// The ids of its cells, in order.
  var identities: [AnyHashable] {
    cells.compactMap { $0.root.first { $0.identified != nil }?.identified?.identity }
  }
}

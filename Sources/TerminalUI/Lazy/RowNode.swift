import LazyLayout

/// A row of a lazy container: a subview of an element, measured and drawn by itself, its drawing kept.
final class RowNode: ViewNode {
  let root: RowRoot
  let provider: any RowProviding
  private let subview: Int
  unowned let lazy: LazyNode
  /// What the row looks like, until something in it changes.
  private var surface: Surface?
  /// Whether something in it is drawn by its place in the viewport, so that no drawing of it can be kept.
  private var followsScrolling = false
  /// The last arrangement of the container that it was in.
  var arrangement = 0
  /// Whether its extent was found to be another than the engine knew from an earlier life of the row.
  var wasRemeasured = false
  /// The engine's name for the row.
  var id: RowID?

  init(_ root: RowRoot, _ subview: Int, _ provider: any RowProviding, in lazy: LazyNode) {
    self.root = root
    self.subview = subview
    self.provider = provider
    self.lazy = lazy
    super.init(lazy.context())
    container = lazy
    root.add(self) { [unowned self] in invalidateLayout() }
  }

  var element: ViewNode? {
    let elements = root.elements
    guard subview < elements.count else { return nil }
    let element = elements[subview]
    element.container = self
    return element
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { element?.sizeThatFits(proposal) ?? .zero }

  override func arrange() {
    element?.place(size, at: .zero)
    followsScrolling = root.mayHoldScrollEffect && first { $0.isScrollEffect } != nil
  }

  override func layoutWasInvalidated() {
    surface = nil
    lazy.rowWasInvalidated(self)
  }

  override func drawingWasInvalidated() { surface = nil }

  /// Draws the row into its own surface; whether there was something to do.
  func render() {
    guard surface?.size != size, !followsScrolling, let element else { return }
    var painter = Painter(size: size, graph: graph)
    painter.draw(element)
    surface = painter.surface
    graph.statistics.rowsRendered += 1
  }

  override func draw(_ painter: inout Painter) {
    if followsScrolling || element is ScrollNode {
      if let element { painter.draw(element) }
      return
    }
    render()
    if let surface { painter.draw(surface) }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    guard let element else { return false }
    return visit(element, point - element.origin)
  }

  /// The root is let go of with the last of its rows, unless it is kept.
  override func forEachChild(_ body: (ViewNode) -> Void) { if isAlive { body(root) } }
  override var appearsWithParent: Bool { false }
  override func didAppear() { root.setSeen(true, by: self) }
  override func didDisappear() { root.setSeen(false, by: self) }

  /// The first lazy container inside that was laid out only as far as its first row.
  private var nested: LazyNode? {
    root.mayHoldContainer ? root.first { ($0 as? LazyNode)?.isAhead == true } as? LazyNode : nil
  }

  var nestedUnit: WorkUnit? { isOnScreen ? nil : nested?.aheadUnit }
  func performNestedUnit() { nested?.buildAhead() }

  /// The ids that a program can scroll to: the row's, or those of the cells of a grid's line.
  var identities: [AnyHashable] {
    if let line = element as? GridLineNode { return line.identities }
    return identity.map { [$0] } ?? []
  }

  /// The first identity found from the root on, else the loop's id.
  var identity: AnyHashable? {
    root.first { $0.identified != nil }?.identified?.identity
  }

  override func willBeDestroyed() { root.remove(self) }
}

/// A tree of views on a screen of some size, and its frames: what `ViewHost` and a terminal program have in common.
@MainActor final class Screen {
  let graph: ViewGraph
  private let root: RootNode
  private(set) var surface: Surface
  /// Where a text field's cursor stands, or what the program wants the terminal's cursor to stand on.
  private(set) var cursor: Point?
  private var size: Size
  private var frameStart = 0
  /// The surface before the last, whose memory the next one takes.
  private var spare = Surface(size: .zero)
  /// Whether cells that change are counted: where nobody compares surfaces else.
  var countsCells = true
  /// Whether the last frame did more than wait for work ahead.
  private var isFrameNew = false
  /// Whether an event came since the last frame.
  private var hasUnseenInput = false

  init<Content: View>(size: Size, capabilities: TerminalCapabilities, content: Content) {
    graph = ViewGraph(capabilities: capabilities)
    self.size = size
    surface = Surface(size: size)
    root = RootNode(graph)
    root.show(content)
    root.appear()
  }

  var wantsFrame: Bool { graph.needsFrame || !graph.animators.isEmpty || !graph.prefetchers.isEmpty }
  var isAnimating: Bool { !graph.animators.isEmpty }

  func resize(_ size: Size) {
    guard size != self.size else { return }
    self.size = size
    root.invalidateLayout()
  }

  /// Brings an event to the views; of several before a frame each finds what the one before it changed.
  func send(_ event: InputEvent) { MainTurn.run { receive(event) } }

  private func receive(_ event: InputEvent) {
    if hasUnseenInput, graph.hasInvalid || graph.focus.focused?.isOnScreen == false { bringUpToDate() }
    hasUnseenInput = true
    let dispatch = EventDispatch(graph: graph, root: root)
    graph.tip = nil
    switch event {
    case .key(let press): dispatch.send(press)
    case .mouse(let mouse): dispatch.send(mouse)
    case .paste(let text): dispatch.paste(text)
    case .resize(let size): resize(size)
    }
    graph.hadInput = true
    graph.setNeedsFrame()
  }

  /// Brings views, layout and surface up to date; whether the surface is to be presented.
  func frame() -> Bool { MainTurn.run { runFrame() } }

  private func runFrame() -> Bool {
    graph.statistics.beginFrame()
    let now = graph.now()
    frameStart = now
    for animator in graph.animators.values where !animator.advance(to: now) { graph.setAnimating(animator, false) }
    for node in graph.redraws.take(until: now) { node.invalidateDrawing() }
    DeferredChanges.run()
    guard graph.needsFrame else { return false }
    isFrameNew = true
    hasUnseenInput = false
    bringUpToDate()
    return draw()
  }

  /// Evaluates and lays out until nothing changes any more.
  private func bringUpToDate() {
    for _ in 0..<8 {
      graph.evaluate()
      root.layOut(size)
      for layer in graph.layers { layer.place(size, at: .zero) }
      graph.rearrange()
      graph.focus.settle(in: graph.layers.last ?? root)
      let hasRun = graph.runAfterFrame()
      if !hasRun && !graph.needsFrame { break }
    }
  }

  private func draw() -> Bool {
    var spare = Surface(size: .zero)
    swap(&spare, &self.spare)
    if spare.size == size { spare.fill(spare.bounds) } else { spare = Surface(size: size) }
    var painter = Painter(on: spare, graph: graph)
    spare = Surface(size: .zero)
    root.draw(&painter)
    for layer in graph.layers { painter.draw(layer) }
    if let tip = graph.tip { painter.draw(tip) }
    let isOther = painter.surface.size != surface.size
    var hasChanged = true
    if countsCells {
      graph.statistics.cellsChanged = isOther ? painter.surface.cells.count : painter.surface.countDifferences(surface)
      hasChanged = isOther || graph.statistics.cellsChanged > 0
    }
    self.spare = surface
    surface = painter.surface
    let before = cursor
    cursor = cursorPlace
    return hasChanged || cursor != before
  }

  /// Where the focused text field has its cursor, or where what is being read begins.
  private var cursorPlace: Point? {
    if let owner = graph.cursorOwner, owner.isAlive {
      return owner.position(of: owner.cursorPosition ?? .zero, in: nil)
    }
    let front = graph.layers.last ?? root
    let focused = graph.focus.focused.flatMap { $0.environment.accessibilityShowsCursor ? $0 : nil }
    guard let read = graph.accessibilityFocus.last(where: { $0.isInside(front) }) ?? focused else { return nil }
    let place = read.position(of: .zero, in: nil)
    return Point(x: max(0, min(place.x, size.width - 1)), y: max(0, min(place.y, size.height - 1)))
  }

  /// Spends what is left of the frame on work ahead; whether some is left.
  func prefetch(until deadline: Int) -> Bool { MainTurn.run { workAhead(until: deadline) } }

  private func workAhead(until deadline: Int) -> Bool {
    for node in graph.prefetchers.values where !node.prefetch(until: deadline, now: graph.now) {
      graph.setPrefetching(node, false)
    }
    if isFrameNew {
      graph.report.statistics = graph.statistics
      graph.report.timeUsed = graph.now() - frameStart
      isFrameNew = false
    }
    graph.hadInput = false
    return !graph.prefetchers.isEmpty
  }

  /// Forgets all sizes, arrangements and drawings.
  func dropCaches() {
    func visit(_ node: ViewNode) {
      node.invalidateLayout()
      node.invalidateDrawing()
      node.forEachChild(visit)
    }
    visit(root)
  }

  /// Ends the views: they disappear, and nothing holds them any more.
  func close() {
    MainTurn.run {
      root.destroy()
      while graph.runAfterFrame() {}
      graph.close()
    }
  }
}

/// The node above all: shows its content in the middle of the screen, as a window does.
final class RootNode: ViewNode {
  private let box = ContentBox(alignment: .center)

  init(_ graph: ViewGraph) {
    var environment = EnvironmentValues()
    environment.frameReport = graph.report
    environment.terminalCapabilities = graph.capabilities
    super.init(NodeContext(graph: graph, parent: nil, environment: environment))
    box.owner = self
  }

  func show<Content: View>(_ view: Content) { box.show(view) }

  func layOut(_ size: Size) { place(size, at: .zero) }

  override func arrange() { box.place(in: size) }
  override func elementsDidChange() { box.elementsDidChange() }
  override func draw(_ painter: inout Painter) { box.draw(&painter) }
  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool { box.hit(point, visit) }
  override func forEachChild(_ body: (ViewNode) -> Void) { if let node = box.content { body(node) } }
}

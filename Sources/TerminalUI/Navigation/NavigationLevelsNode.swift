/// The element of a navigation stack: a node for each value of the path, of which the topmost is on the screen.
final class NavigationLevelsNode<Root: View>: TypedNode<NavigationLevels<Root>>, Evaluating, NavigationHost {
  override var keyRole: KeyRole { .keys }

  let reads = Reads()
  private let target = NavigationLinkTarget()
  private var levels: [NavigationLevelNode] = []
  private var destinations: [WeakDestination] = []
  /// The bound path as it was last.
  private var boundBefore: [AnyHashable] = []
  /// What lies over the values of the path: views that nodes push by themselves, and values pushed over those.
  private var tail: [AnyHashable] = []
  private var presenters: [ObjectIdentifier: WeakPresenter] = [:]
  private var barHeight = 0

  override init(_ view: NavigationLevels<Root>, _ context: NodeContext) {
    super.init(view, context)
    target.stack = self
    let root = NavigationLevelNode(nil, self.context(for: environmentForChildren)) {}
    levels = [root]
    root.isTopmost = true
    root.show(view.root)
    reevaluate()
  }

  override var environmentForChildren: EnvironmentValues {
    var values = environment
    values.navigation = target
    values.stackAxis = nil
    return values
  }

  override func viewDidChange(from old: NavigationLevels<Root>) {
    levels.first?.show(view.root)
    reevaluate()
  }

  // MARK: Path

  func push(_ value: AnyHashable) {
    if tail.isEmpty {
      view.path.wrappedValue.append(value)
    } else {
      tail.append(value)
      graph.invalidate(self)
    }
  }

  /// Takes away what lies over the root and `depth` further levels.
  private func pop(to depth: Int) {
    let path = view.path.wrappedValue
    cutTail(to: max(0, depth - path.count))
    if path.count > depth { view.path.wrappedValue = Array(path.prefix(depth)) }
  }

  private func cutTail(to count: Int) {
    guard tail.count > count else { return }
    let names = tail[count...].compactMap { $0.base as? PresentedView }
    tail.removeSubrange(count...)
    for name in names.reversed() { presenters[name.presenter]?.node?.dismissPresented() }
    graph.invalidate(self)
  }

  func presentationDidChange(of presenter: any NavigationPresenting) {
    let id = ObjectIdentifier(presenter)
    let name = presenter.presented.map { AnyHashable($0.name) }
    if let index = tail.firstIndex(where: { ($0.base as? PresentedView)?.presenter == id }), tail[index] != name {
      tail.removeSubrange(index...)
    }
    presenters[id] = name == nil ? nil : WeakPresenter(node: presenter)
    if let name, !tail.contains(name) { tail.append(name) }
    graph.invalidate(self)
  }

  /// Follows the path: levels of values that were there before stay.
  func reevaluate() {
    let binding = view.path
    let bound = tracking { binding.wrappedValue }
    if bound != boundBefore {
      boundBefore = bound
      cutTail(to: 0)
    }
    let path = bound + tail
    let kept = zip(path, levels.dropFirst()).prefix { $0 == $1.value }.count
    let before = levels.last
    if path.count > kept || levels.count > kept + 1 { before?.focus = focusInside(before) }
    for level in levels[(kept + 1)...].reversed() { level.destroy() }
    levels.removeSubrange((kept + 1)...)
    for level in levels.dropFirst() { level.value.map { level.show(destination(of: $0)) } }
    for (depth, value) in path.enumerated().dropFirst(kept) {
      let level = NavigationLevelNode(value, context(for: environmentForChildren)) { [weak self] in
        self?.pop(to: depth)
      }
      levels.append(level)
      level.show(destination(of: value))
    }
    if let top = levels.last, top !== before { showTopmost(top) }
  }

  private func focusInside(_ level: NavigationLevelNode?) -> ViewNode? {
    guard let level, let focused = graph.focus.focused, focused.isInside(level) else { return nil }
    return focused
  }

  /// Brings the topmost level onto the screen, with the focus where it was, instead of the one before.
  private func showTopmost(_ top: NavigationLevelNode) {
    let hadFocus = graph.focus.focused?.isInside(self) ?? true
    for level in levels where level !== top {
      level.isTopmost = false
      level.disappear()
    }
    top.isTopmost = true
    if isOnScreen { top.appear() }
    if hadFocus { graph.focus.restore(top.focus) }
    invalidateLayout()
  }

  // MARK: Destinations

  func add(_ destination: any NavigationDestinationMaking) {
    destinations.removeAll { $0.node == nil }
    destinations.append(WeakDestination(node: destination))
    destinationDidChange()
  }

  func destinationDidChange() { if levels.count > 1 { graph.invalidate(self) } }

  /// The view of a value; of a type without a destination only a mark.
  private func destination(of value: AnyHashable) -> AnyView {
    if let name = value.base as? PresentedView, let view = presenters[name.presenter]?.node?.presented?.view {
      return view
    }
    for case let node? in destinations.reversed().map(\.node) where node.isAlive {
      if let view = node.makeDestination(value) { return view }
    }
    return AnyView(Image(systemName: "exclamationmark.triangle"))
  }

  // MARK: Layout and drawing

  private var bar: NavigationBar? {
    if levels.last?.hidesBar == true { return nil }
    let titles = levels.map(\.title)
    guard levels.count > 1 || titles.last != .some(nil) else { return nil }
    return NavigationBar(
      title: titles.last.flatMap { $0 } ?? "", back: levels.count > 1 ? titles[levels.count - 2] ?? "Back" : nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let inner = levels.last?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: Size(width: inner.width, height: inner.height + (bar == nil ? 0 : 1)))
  }

  override func arrange() {
    barHeight = bar != nil && size.height >= 3 ? 1 : 0
    levels.last?.place(
      Size(width: size.width, height: size.height - barHeight), at: Point(x: 0, y: barHeight))
  }

  override func draw(_ painter: inout Painter) {
    if let top = levels.last { painter.draw(top) }
    if barHeight > 0, let bar { painter.draw(bar, width: size.width) }
  }

  override func hit(_ point: Point, _ visit: (ViewNode, Point) -> Bool) -> Bool {
    guard point.y >= barHeight, let top = levels.last else { return false }
    return visit(top, point - top.origin)
  }

  // MARK: Input

  override func handle(_ press: KeyPress) -> Bool {
    guard levels.count > 1, press.modifiers.isEmpty, press.key == .escape || press.key == .delete else { return false }
    pop(to: levels.count - 2)
    return true
  }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard let bar, event.button == .left, barHeight > 0, point.y == 0, point.x < bar.backWidth else {
      return false
    }
    if event.kind == .up { pop(to: levels.count - 2) }
    return event.kind == .down || event.kind == .up
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { for level in levels { body(level) } }
  override func willBeDestroyed() { reads.removeAll() }
}

private struct WeakDestination {
  weak var node: (any NavigationDestinationMaking)?
}

private struct WeakPresenter {
  weak var node: (any NavigationPresenting)?
}

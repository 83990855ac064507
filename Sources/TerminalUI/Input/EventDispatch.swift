/// Brings events to the views.
@MainActor struct EventDispatch {
  let graph: ViewGraph
  let root: ViewNode

  init(graph: ViewGraph, root: ViewNode) {
    self.graph = graph
    self.root = root
  }

  /// Brings events to the views of the screen that a node belongs to.
  init(from node: ViewNode) {
    var root = node
    while let parent = root.parent { root = parent }
    self.init(graph: node.graph, root: root)
  }

  /// The layer in front: events stay inside.
  private var front: ViewNode { graph.layers.last ?? root }

  /// A key goes to the focused view and those around it, then moves the focus, then to shortcuts, then scrolls.
  func send(_ press: KeyPress) {
    let before = graph.keyInHand
    graph.keyInHand = press
    defer { graph.keyInHand = before }
    if let moving = graph.movingRow, moving.isAlive, moving.takeMovingKey(press) { return }
    var node = graph.focus.focused
    while let current = node {
      if current.handle(press) { return }
      node = current === front ? nil : current.parent
    }
    if press.modifiers == .shift, press.key.isSideways, takeRowKey(press) { return }
    if moveFocus(press) { return }
    for node in nodes(taking: .shortcuts) where node.handleShortcut(press) { return }
    for node in nodes(taking: .keys).sorted(by: { $0.depth > $1.depth }) where !isAroundFocus(node) {
      if node.handle(press) { return }
    }
    if takeRowKey(press) || graph.focus.typeAhead(press) { return }
    scroll(press)
  }

  /// Gives a key to the rows around the focus: to move, delete or reveal actions.
  private func takeRowKey(_ press: KeyPress) -> Bool {
    var node = graph.focus.focused
    while let current = node {
      if let row = current as? any RowKeyTaking, row.takeRowKey(press) { return true }
      node = current.container
    }
    return false
  }

  /// The nodes in front that take keys in some way, wherever the focus is.
  private func nodes(taking role: KeyRole) -> [ViewNode] {
    let front = front
    return graph.keyNodes.filter { $0.keyRole == role && (front === root || $0.isInside(front)) }
  }

  private func isAroundFocus(_ node: ViewNode) -> Bool { graph.focus.focused?.isInside(node) ?? false }

  private func moveFocus(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab: graph.focus.moveOn(in: front, backwards: press.modifiers.contains(.shift))
    case .upArrow: graph.focus.move(.top, in: front)
    case .downArrow: graph.focus.move(.bottom, in: front)
    case .leftArrow: graph.focus.move(.leading, in: front)
    case .rightArrow: graph.focus.move(.trailing, in: front)
    default: false
    }
  }

  private func scroll(_ press: KeyPress) {
    var around: [ScrollNode] = []
    var node = graph.focus.focused.flatMap { $0 as? ScrollNode ?? $0.enclosing(ScrollNode.self) }
    while let scroll = node {
      around.append(scroll)
      node = scroll.enclosing(ScrollNode.self)
    }
    for scroll in around where scroll.scroll(by: press) { return }
    if around.contains(where: { $0.direction(of: press) != nil }) { return }
    for case let scroll as ScrollNode in nodes(taking: .scrolling)
    where scroll.isInView && scroll.direction(of: press) != nil {
      _ = scroll.scroll(by: press)
      return
    }
  }

  /// The mouse goes to what is under it, from the innermost outwards; a drag stays with who took the press.
  func send(_ event: MouseEvent) {
    if event.kind == .drag || event.kind == .up, let captor = graph.mouseCaptor, captor.isAlive {
      _ = captor.handle(event, at: event.location - captor.position(of: .zero, in: nil))
      if event.kind == .up { graph.mouseCaptor = nil }
      return
    }
    var path: [(ViewNode, Point)] = []
    _ = collect(front, event.location, &path)
    if event.kind == .down, let target = path.first(where: { $0.0.isFocusable }) { graph.focus.focus(target.0) }
    for (node, point) in path where node.handle(event, at: point) {
      if event.kind == .down { graph.mouseCaptor = node }
      return
    }
  }

  /// The elements under a point, innermost first.
  private func collect(_ node: ViewNode, _ point: Point, _ path: inout [(ViewNode, Point)]) -> Bool {
    let isInside = Rect(origin: .zero, size: node.size).contains(point)
    let isTaken = node.hit(point) { collect($0, $1, &path) }
    if isInside { path.append((node, point)) }
    return isTaken || isInside && node.takesHits
  }

  /// Pasted text goes to the focused view and those around it, then to whoever takes it wherever the focus is.
  func paste(_ text: String) {
    var node = graph.focus.focused
    while let current = node {
      if current.paste(text) { return }
      node = current === front ? nil : current.parent
    }
    for node in nodes(taking: .pastes).sorted(by: { $0.depth > $1.depth }) where !isAroundFocus(node) {
      if node.paste(text) { return }
    }
  }
}

/// How a node takes keys wherever the focus is.
enum KeyRole {
  case none
  /// It has a shortcut.
  case shortcuts
  /// It takes what nobody with the focus took.
  case keys
  /// It takes pasted text.
  case pastes
  /// It scrolls.
  case scrolling
}

extension ViewNode {
  /// The first node from here downwards, in order, for which a test holds.
  func first(where test: (ViewNode) -> Bool) -> ViewNode? {
    if test(self) { return self }
    var found: ViewNode?
    forEachChild { child in if found == nil { found = child.first(where: test) } }
    return found
  }

  /// The same, those inside before those around them.
  func last(where test: (ViewNode) -> Bool) -> ViewNode? {
    var found: ViewNode?
    forEachChild { child in if found == nil { found = child.last(where: test) } }
    if let found { return found }
    return test(self) ? self : nil
  }
}

extension KeyEquivalent {
  fileprivate var isSideways: Bool { self == .leftArrow || self == .rightArrow }
}

/// Brings events to the views.
@MainActor struct EventDispatch {
  let graph: ViewGraph
  let root: ViewNode

  /// The layer in front: events stay inside.
  private var front: ViewNode { graph.layers.last ?? root }

  /// A key goes to the focused view and those around it, then moves the focus, then to shortcuts, then scrolls.
  func send(_ press: KeyPress) {
    var node = graph.focus.focused
    while let current = node {
      if current.handle(press) { return }
      node = current === front ? nil : current.parent
    }
    if moveFocus(press) { return }
    if front.first(where: { ($0 as? any ShortcutHandling)?.handleShortcut(press) ?? false }) != nil { return }
    if front.last(where: { takesKeys($0) && $0.handle(press) }) != nil { return }
    scroll(press)
  }

  /// Whether a node takes keys that the focused view and those around it left, and is none of them.
  private func takesKeys(_ node: ViewNode) -> Bool {
    node is any KeyHandling && node.isOnScreen && graph.focus.focused?.isInside(node) != true
  }

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
    _ = front.first { node in
      guard let scroll = node as? ScrollNode, scroll.isOnScreen, scroll.isInView else { return false }
      return !around.contains { $0 === scroll } && scroll.scroll(by: press)
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

  func paste(_ text: String) {
    var node = graph.focus.focused
    while let current = node {
      if current.paste(text) { return }
      node = current === front ? nil : current.parent
    }
  }
}

/// A node with a shortcut that works wherever the focus is.
@MainActor protocol ShortcutHandling: ViewNode {
  func handleShortcut(_ press: KeyPress) -> Bool
}

/// A node that takes keys also when the focus is elsewhere.
@MainActor protocol KeyHandling: ViewNode {}

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

/// Who has the keyboard focus, and who gets it next.
@MainActor final class FocusManager {
  private(set) weak var focused: ViewNode?
  private var hadFocus = false
  /// The count of nodes at which nobody was found.
  private var searched = -1

  func focus(_ node: ViewNode?) {
    guard node !== focused else { return }
    let before = focused
    focused = node
    if node != nil { hadFocus = true }
    before?.focusDidChange(false)
    node?.focusDidChange(true)
    before?.tellFollowers(isInside: false, except: node)
    node?.tellFollowers(isInside: true, except: before)
    node?.reveal()
    (node ?? before)?.invalidateDrawing()
  }

  /// Gives the focus back to the view that had it, or to the first that can have it where that one is gone.
  func restore(_ node: ViewNode?) {
    let isThere = node.map { $0.isAlive && $0.isOnScreen && $0.isFocusable } ?? false
    focus(isThere ? node : nil)
    if !isThere { hadFocus = false }
  }

  func forget(_ node: ViewNode) {
    if focused === node { focused = nil }
  }

  /// Gives the focus to the first view that can have it, at the start and when the layer in front changed.
  func settle(in root: ViewNode) {
    if let focused {
      if focused.isFocusable && focused.isInside(root) { return }
      focus(nil)
      hadFocus = false
      searched = -1
    }
    guard !hadFocus, root.graph.nodesMade != searched else { return }
    searched = root.graph.nodesMade
    if let first = Self.candidates(in: root).first { focus(first) }
  }

  /// Moves on in the order of the views, from the last to the first.
  func moveOn(in root: ViewNode, backwards: Bool) -> Bool {
    let candidates = Self.candidates(in: root)
    guard !candidates.isEmpty else { return false }
    let index = candidates.firstIndex { $0 === focused }
    let step = backwards ? -1 : 1
    let next = index.map { ($0 + step + candidates.count) % candidates.count } ?? (backwards ? candidates.count - 1 : 0)
    focus(candidates[next])
    return true
  }

  /// Moves to the nearest view in a direction that is at most a screen away.
  func move(_ direction: Edge, in root: ViewNode) -> Bool {
    guard let focused else { return false }
    let from = focused.frameOnScreen
    var best: (distance: Int, node: ViewNode)?
    for node in Self.candidates(in: root) where node !== focused {
      guard let distance = Self.distance(from: from, to: node.frameOnScreen, direction) else { continue }
      if distance < best?.distance ?? .max { best = (distance, node) }
    }
    guard let best, best.distance <= limit(direction, root) else { return false }
    focus(best.node)
    return true
  }

  private func limit(_ direction: Edge, _ root: ViewNode) -> Int {
    let scroll = focused?.enclosing(ScrollNode.self)?.size ?? root.size
    return direction == .top || direction == .bottom ? scroll.height * 2 : scroll.width
  }

  /// How far `to` is in a direction, rows counting twice as a cell is twice as high as wide; `nil` where it is not.
  private static func distance(from: Rect, to: Rect, _ direction: Edge) -> Int? {
    let across: Int
    let along: Int
    switch direction {
    case .top, .bottom:
      along = direction == .top ? from.minY - to.maxY : to.minY - from.maxY
      across = max(0, max(to.minX - from.maxX, from.minX - to.maxX))
      return along >= 0 ? along * 2 + across : nil
    case .leading, .trailing:
      along = direction == .leading ? from.minX - to.maxX : to.minX - from.maxX
      across = max(0, max(to.minY - from.maxY + 1, from.minY - to.maxY + 1))
      return along >= 0 && across == 0 ? along : nil
    }
  }

  static func candidates(in root: ViewNode) -> [ViewNode] {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if node.isFocusable && node.isOnScreen { found.append(node) }
      node.forEachChild(visit)
    }
    visit(root)
    return found
  }
}

extension ViewNode {
  var frameOnScreen: Rect { Rect(origin: position(of: .zero, in: nil), size: size) }

  /// Scrolls so that it is seen whole where it can be.
  func reveal() {
    enclosing(ScrollNode.self)?.reveal(self)
  }

  /// Tells the nodes around that follow the focus, but those that are around `other` too.
  fileprivate func tellFollowers(isInside: Bool, except other: ViewNode?) {
    var node = parent
    while let current = node {
      if let follower = current as? any FocusFollowing, other?.isInside(current) != true {
        follower.focusMoved(inside: isInside)
      }
      node = current.parent
    }
  }

  func isInside(_ root: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === root { return true }
      node = current.parent
    }
    return false
  }
}

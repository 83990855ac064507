extension FocusManager {
  /// Moves to the nearest view in a direction that is at most a viewport away, also to one in a row that is not loaded.
  ///
  /// In a scroll view that could be scrolled on, views outside of it come later; an arrow then scrolls.
  func move(_ direction: Edge, in root: ViewNode) -> Bool {
    guard let focused, focused.isOnScreen else { return false }
    let candidates = Self.candidates(in: root).filter { $0 !== focused }
    var around = focused.enclosing(ScrollNode.self)
    while let scroll = around, scroll.isInside(root) {
      let inside = candidates.filter { $0.isInside(scroll) }
      if let next = nearest(direction, among: inside, in: scroll.viewport) {
        focus(next)
        return true
      }
      if scroll.scrolls(direction) {
        if let lazy = rows(of: scroll), moveBeyond(direction, lazy, from: focused) { return true }
        if scroll.canScroll(direction) { return false }
      }
      around = scroll.enclosing(ScrollNode.self)
    }
    guard let next = nearest(direction, among: candidates, in: root.size) else { return false }
    focus(next)
    return true
  }

  /// Moves on from the last row that is loaded to the next, or back from the first; whether there is one.
  func moveOnInRows(_ candidates: [ViewNode], backwards: Bool) -> Bool {
    guard let focused, let scroll = focused.enclosing(ScrollNode.self), let lazy = rows(of: scroll) else {
      return false
    }
    let inside = candidates.filter { $0.isInside(lazy) }
    guard focused === (backwards ? inside.first : inside.last) else { return false }
    let direction: Edge =
      lazy.axis == .vertical ? (backwards ? .top : .bottom) : (backwards ? .leading : .trailing)
    return moveBeyond(direction, lazy, from: nil)
  }

  /// The lazy container around the focus whose rows a scroll view scrolls.
  private func rows(of scroll: ScrollNode) -> LazyNode? {
    var lazy = focused?.enclosing(LazyNode.self)
    while let current = lazy, current.enclosing(ScrollNode.self) !== scroll { lazy = current.enclosing(LazyNode.self) }
    return lazy.flatMap { $0.axis == scroll.mainAxis ? $0 : nil }
  }

  /// Moves into a row that is not placed; it is brought into view, and the view in it when it is placed.
  private func moveBeyond(_ direction: Edge, _ lazy: LazyNode, from focused: ViewNode?) -> Bool {
    guard let (view, row) = lazy.focusable(beyond: direction, from: focused) else { return false }
    lazy.reveal(row)
    focus(view)
    view.graph.afterFrame { [weak view] in if let view, view.isAlive, view.isOnScreen { view.reveal() } }
    return true
  }

  private func nearest(_ direction: Edge, among candidates: [ViewNode], in space: Size) -> ViewNode? {
    guard let from = focused?.frameOnScreen else { return nil }
    let limit = direction == .top || direction == .bottom ? space.height * 2 : space.width
    var best: (distance: Int, node: ViewNode)?
    for node in candidates {
      guard let distance = Self.distance(from: from, to: node.frameOnScreen, direction), distance <= limit else {
        continue
      }
      if distance < best?.distance ?? .max { best = (distance, node) }
    }
    return best?.node
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
}

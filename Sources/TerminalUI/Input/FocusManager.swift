/// Who has the keyboard focus, and who gets it next.
@MainActor final class FocusManager {
  private(set) weak var focused: ViewNode?
  private var hadFocus = false
  /// Where the view was that had the focus and is gone.
  private var lostFrame: Rect?
  /// The count of appearances at which nobody was found.
  private var searched = -1

  /// Gives the focus to a view, which is scrolled into view where it is placed.
  func focus(_ node: ViewNode?) {
    guard node !== focused else { return }
    let before = focused
    focused = node
    if node != nil { hadFocus = true }
    lostFrame = nil
    before?.keepRows(false)
    node?.keepRows(true)
    before?.focusDidChange(false)
    node?.focusDidChange(true)
    before?.tellFollowers(isInside: false, except: node)
    node?.tellFollowers(isInside: true, except: before)
    if node?.isOnScreen == true { node?.reveal() }
    before?.invalidateDrawing()
    node?.invalidateDrawing()
  }

  /// Gives the focus back to the view that had it, or to the first that can have it where that one is gone.
  func restore(_ node: ViewNode?) {
    let isThere = node.map { $0.isAlive && $0.isOnScreen && $0.isFocusable } ?? false
    focus(isThere ? node : nil)
    if !isThere { startAnew() }
  }

  /// Another layer is in front: the focus starts in it, wherever it was lost before.
  func startAnew() {
    lostFrame = nil
    hadFocus = false
    searched = -1
  }

  func forget(_ node: ViewNode) {
    guard focused === node else { return }
    node.keepRows(false)
    lostFrame = node.frameOnScreen
    searched = -1
    focused = nil
    // It may have gone with work ahead, after the frame in which the next would have been found.
    node.graph.setNeedsFrame()
  }

  /// Gives the focus to the first view that can have it, at the start and when the layer in front changed; to the one
  /// nearest to a view that had it and is gone.
  func settle(in root: ViewNode) {
    if let focused {
      if focused.isFocusable && focused.isInside(root) { return }
      focus(nil)
      hadFocus = false
      searched = -1
    }
    guard lostFrame != nil || !hadFocus, root.graph.focusableAppearances != searched else { return }
    searched = root.graph.focusableAppearances
    let candidates = Self.candidates(in: root)
    if let lostFrame {
      focus(candidates.min { $0.distance(to: lostFrame) < $1.distance(to: lostFrame) })
    } else {
      focus(candidates.first.flatMap { entrance(by: $0, among: candidates) })
    }
  }

  /// The list that was scrolled to its chosen row, so that the focus can start there.
  private weak var soughtList: LazyNode?

  /// Where the focus comes in by a view: in a list to the chosen row, elsewhere to the view itself.
  ///
  /// It is `nil` while the chosen row is being brought into view.
  private func entrance(by view: ViewNode, among candidates: [ViewNode]) -> ViewNode? {
    guard let row = view.around(ListRowWrapper.self), let lazy = row.around(LazyNode.self),
      focused?.isInside(lazy) != true, let chosen = row.modifier.selection?.first()
    else { return view }
    let rows = candidates.filter { $0.isInside(lazy) }
    if let found = rows.first(where: { $0.around(ListRowWrapper.self)?.isChosen == true }) { return found }
    guard soughtList !== lazy, lazy.scroll(to: chosen, nil, nil) else { return view }
    soughtList = lazy
    searched = -1
    return nil
  }

  /// Moves on in the order of the views, from the last to the first.
  func moveOn(in root: ViewNode, backwards: Bool) -> Bool {
    let candidates = Self.candidates(in: root)
    guard !candidates.isEmpty else { return false }
    if moveOnInRows(candidates, backwards: backwards) { return true }
    let index = candidates.firstIndex { $0 === focused }
    let step = backwards ? -1 : 1
    let next = index.map { ($0 + step + candidates.count) % candidates.count } ?? (backwards ? candidates.count - 1 : 0)
    focus(entrance(by: candidates[next], among: candidates) ?? candidates[next])
    return true
  }

  /// The views on the screen that can have the focus, in order.
  static func candidates(in root: ViewNode) -> [ViewNode] { focusables(in: root).filter(\.isOnScreen) }

  /// The views that can have the focus, in order.
  static func focusables(in root: ViewNode) -> [ViewNode] {
    guard root.graph.focusableNodes > 0 else { return [] }
    var found: [ViewNode] = []
    // The root of an element with several rows or cells hangs below each of them.
    var roots: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode) {
      if node is RowRoot, !roots.insert(ObjectIdentifier(node)).inserted { return }
      if node.isFocusable { found.append(node) }
      node.forEachChild(visit)
    }
    visit(root)
    return found
  }
}

extension ViewNode {
  var frameOnScreen: Rect { Rect(origin: position(of: .zero, in: nil), size: size) }

  /// Keeps the rows around from being let go, or no longer.
  fileprivate func keepRows(_ isKept: Bool) {
    var node = container
    while let current = node {
      (current as? RowNode)?.keep(isKept)
      node = current.container
    }
  }

  /// How far the view is from a frame on the screen, rows counting twice.
  fileprivate func distance(to other: Rect) -> Int {
    let frame = frameOnScreen
    return abs(frame.minX - other.minX) + 2 * abs(frame.minY - other.minY)
  }

  /// Scrolls so that it is seen whole where it can be.
  func reveal() {
    enclosing(ScrollNode.self)?.reveal(self)
  }

  /// Tells the nodes around that follow the focus, but those that are around `other` too.
  fileprivate func tellFollowers(isInside: Bool, except other: ViewNode?) {
    var node = parent
    while let current = node {
      if let follower = current.focusFollowing, other?.isInside(current) != true {
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

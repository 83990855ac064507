import LazyLayout

/// The root of an element's rows in a lazy container: its subviews are the rows.
final class RowRoot: ViewNode {
  private var content: ViewNode?
  private var collected: [ViewNode]?
  /// Told when the number of its rows had to be known and the subviews are others than before.
  var onChange: ((RowRoot) -> Void)?
  private var users: [User] = []
  /// The run that keeps it because the number of its rows had to be known.
  var resolvedIn: RunID?
  /// The element that it is the root of now, where the number of its rows had to be known.
  var element: Int?

  init(_ context: NodeContext, _ make: (NodeContext) -> ViewNode) {
    super.init(context)
    content = make(self.context())
  }

  /// A row, or a line of a grid once for each cell.
  private struct User {
    weak var node: ViewNode?
  }

  /// How many rows use it.
  var userCount: Int { users.count }

  /// A row shows one of the subviews.
  func addUser(_ node: ViewNode) { users.append(User(node: node)) }

  /// A row is gone; with the last one the root goes, unless it is kept.
  func removeUser(_ node: ViewNode) {
    if let index = users.lastIndex(where: { $0.node === node }) { users.remove(at: index) }
    if users.isEmpty && resolvedIn == nil { destroy() }
  }

  /// The root that a node hangs below.
  static func around(_ node: ViewNode?) -> RowRoot? {
    var node = node
    while let current = node {
      if let root = current as? RowRoot { return root.isAlive ? root : nil }
      node = current.parent
    }
    return nil
  }

  var elements: [ViewNode] {
    if let collected { return collected }
    var found: [ViewNode] = []
    content?.collectElements(into: &found)
    collected = found
    return found
  }

  override func elementsDidChange() {
    collected = nil
    onChange?(self)
    for user in users { user.node?.invalidateLayout() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override var appearsWithParent: Bool { false }
}

import LazyLayout

/// The root of an element's rows in a lazy container: its subviews are the rows.
final class RowRoot: ViewNode {
  private var content: ViewNode?
  private var collected: [ViewNode]?
  /// Told when the subviews are others than before.
  var onChange: [(ViewNode) -> Void] = []
  /// How many rows use it.
  var users = 0
  /// The run that keeps it because the number of its rows had to be known.
  var resolvedIn: RunID?
  /// The element that it is the root of now, where the number of its rows had to be known.
  var element: Int?

  init(_ context: NodeContext, _ make: (NodeContext) -> ViewNode) {
    super.init(context)
    content = make(self.context())
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
    for action in onChange { action(self) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override var appearsWithParent: Bool { false }
}

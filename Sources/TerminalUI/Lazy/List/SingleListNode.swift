import LazyLayout

/// A single view of a constant number of rows, built when they are needed.
final class SingleListNode<Content: View>: TypedListNode<Content>, RowProviding {
  private let count: Int
  private weak var root: SingleRoot<Content>?
  let kind: RowKind
  var run: RunID?
  weak var lines: GridLines?

  init(_ view: Content, count: Int, _ context: ListContext) {
    self.count = count
    kind = context.list.makeKind()
    super.init(view, context)
  }

  var elementCount: Int { count > 0 ? 1 : 0 }
  var subviews: Subviews { .constant(count) }

  override func collect(into items: inout [ListItem]) { items.append(.run(self)) }

  override func viewDidChange(from old: Content) {
    if let root, root.isAlive { root.show(view) }
  }

  func makeRoot(of element: Int) -> RowRoot {
    if let root, root.isAlive, let around = RowRoot.around(root) { return around }
    return context.makeRoot(of: kind) { context in
      let node = SingleRoot<Content>(context)
      node.show(view)
      root = node
      return node
    }
  }

  func id(of element: Int) -> AnyHashable? { (view as? any IdentityCarrying)?.carriedIdentity }

  override func find(_ id: AnyHashable) -> ListLocation? {
    self.id(of: 0) == id && elementCount > 0 ? ListLocation(run: self, element: 0) : nil
  }
}

/// The root of a single row: one node for the life of the row, whatever its view's nodes become.
private final class SingleRoot<Content: View>: ViewNode {
  private var content: ViewNode?

  func show(_ view: Content) {
    let before = content
    content = reconcile(before, with: view)
    if let before, before !== content { elementsDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override func collectElements(into elements: inout [ViewNode]) { content?.collectElements(into: &elements) }
}

/// A view that names its identity without being built.
@MainActor protocol IdentityCarrying {
  var carriedIdentity: AnyHashable? { get }
}

extension ModifiedContent: IdentityCarrying {
  var carriedIdentity: AnyHashable? {
    (modifier as? IdentityModifier)?.id ?? (content as? any IdentityCarrying)?.carriedIdentity
  }
}

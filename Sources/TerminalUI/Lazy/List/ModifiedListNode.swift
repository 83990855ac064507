import LazyLayout

/// A modifier on a view of many rows: each row gets it.
final class ModifiedListNode<Content: View, Modifier: NodeModifier>:
  TypedListNode<ModifiedContent<Content, Modifier>>
{
  private var child: ListNode?
  private var nodes: [WeakModifierNode<Modifier>] = []

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: ListContext) {
    super.init(view, context)
    child = reconcile(nil, with: view.content, decorated)
  }

  private var decorated: ListContext {
    var context = context
    context.decorators.append(
      RowDecorator { [weak self, modifier = view.modifier] context, make in
        let node = (self?.view.modifier ?? modifier).makeNode(context)
        node.setContent(make(node.context(for: node.environmentForChildren)))
        self?.note(node)
        return node
      })
    return context
  }

  private func note(_ node: ModifierNode<Modifier>) {
    if nodes.count > 64, nodes.count % 64 == 0 { nodes.removeAll { !($0.node?.isAlive ?? false) } }
    nodes.append(WeakModifierNode(node: node))
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    guard view.modifier.keepsIdentity(of: old.modifier) else {
      child?.destroy()
      context.list.structureDidChange()
      nodes = []
      child = reconcile(nil, with: view.content, decorated)
      return
    }
    nodes.removeAll { !($0.node?.isAlive ?? false) }
    for entry in nodes { entry.node?.update(view.modifier) }
    child = reconcile(child, with: view.content, decorated)
  }

  override func collect(into items: inout [ListItem]) { child?.collect(into: &items) }

  override func find(_ id: AnyHashable) -> ListLocation? {
    if let identity = view.modifier as? IdentityModifier, identity.id == id { return child?.firstLocation }
    return child?.find(id)
  }

  override func destroy() { child?.destroy() }
}

private struct WeakModifierNode<Modifier: NodeModifier> {
  weak var node: ModifierNode<Modifier>?
}

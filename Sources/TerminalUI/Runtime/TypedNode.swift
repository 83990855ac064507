/// A node of one type of view, which takes new values of that type.
class TypedNode<Content: View>: ViewNode {
  private(set) final var view: Content

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  final func update(_ view: Content) {
    let old = self.view
    self.view = view
    viewDidChange(from: old)
  }

  /// The parent gave another value.
  func viewDidChange(from old: Content) {}
}

extension ViewNode {
  /// The node for `view` in place of `old`: the same one if it is of the same type, else a new one.
  final func reconcile<Content: View>(
    _ old: ViewNode?, with view: Content, environment: EnvironmentValues? = nil
  ) -> ViewNode {
    if let node = old as? TypedNode<Content> {
      node.inherit(environment ?? self.environmentForChildren)
      node.update(view)
      return node
    }
    old?.destroy()
    let node = Content._makeNode(view, context(for: environment ?? environmentForChildren))
    if isOnScreen && node.appearsWithParent { node.appear() }
    return node
  }
}

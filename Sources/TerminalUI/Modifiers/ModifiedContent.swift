/// A view with a modifier on each of its subviews.
struct ModifiedContent<Content: View, Modifier: NodeModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  static var _subviewCount: Int? { Content._subviewCount }
  static var _hasStructure: Bool { Content._hasStructure }

  static func _makeNode(_ view: ModifiedContent, _ context: NodeContext) -> ViewNode { ModifiedNode(view, context) }

  static func _makeList(_ view: ModifiedContent, _ context: ListContext) -> ListNode {
    if let count = _subviewCount { return SingleListNode(view, count: count, context) }
    return ModifiedListNode(view, context)
  }
}

extension View {
  func modified<Modifier: NodeModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What a modifier is made of: a node above the node of its content.
@MainActor protocol NodeModifier {
  func makeNode(_ context: NodeContext) -> ModifierNode<Self>
  /// Whether the content keeps its identity where this one comes in place of `old`.
  func keepsIdentity(of old: Self) -> Bool
}

extension NodeModifier {
  func keepsIdentity(of old: Self) -> Bool { true }
}

/// Joins a modifier's node and its content's.
final class ModifiedNode<Content: View, Modifier: NodeModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
  private var modifierNode: ModifierNode<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    make()
  }

  private func make() {
    let node = view.modifier.makeNode(context())
    modifierNode = node
    node.setContent(node.reconcile(nil, with: view.content))
    if isOnScreen { node.appear() }
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    guard let node = modifierNode else { return }
    guard view.modifier.keepsIdentity(of: old.modifier) else {
      node.destroy()
      make()
      elementsDidChange()
      return
    }
    node.update(view.modifier)
    node.setContent(node.reconcile(node.content, with: view.content))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let modifierNode { body(modifierNode) } }
  override func collectElements(into elements: inout [ViewNode]) { modifierNode?.collectElements(into: &elements) }
}

/// The node of a modifier; by itself it changes nothing about its content's elements.
class ModifierNode<Modifier>: ViewNode {
  private(set) final var modifier: Modifier
  private(set) final var content: ViewNode?

  init(_ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  final func setContent(_ node: ViewNode) {
    let isOther = content != nil && content !== node
    content = node
    if isOther { elementsDidChange() }
  }

  final func update(_ modifier: Modifier) {
    let old = self.modifier
    self.modifier = modifier
    modifierDidChange(from: old)
  }

  func modifierDidChange(from old: Modifier) {}
  final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    forEachOther(body)
  }
  /// Calls `body` with further nodes directly below.
  func forEachOther(_ body: (ViewNode) -> Void) {}
  override func collectElements(into elements: inout [ViewNode]) { content?.collectElements(into: &elements) }
}

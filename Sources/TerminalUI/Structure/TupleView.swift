/// Several views in order, as a `ViewBuilder` makes them.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static var _subviewCount: Int? {
    var total = 0
    for count in repeat (each Content)._subviewCount {
      guard let count else { return nil }
      total += count
    }
    return total
  }

  public static var _hasStructure: Bool {
    var isFound = false
    for hasStructure in repeat (each Content)._hasStructure { isFound = isFound || hasStructure }
    return isFound
  }

  public static func _makeNode(_ view: TupleView, _ context: NodeContext) -> ViewNode { TupleNode(view, context) }

  public static func _makeList(_ view: TupleView, _ context: ListContext) -> ListNode {
    TupleListNode(view, context)
  }
}

private final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  private var children: [ViewNode] = []

  override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    super.init(view, context)
    for child in repeat each view.content { children.append(reconcile(nil, with: child)) }
  }

  override func viewDidChange(from old: TupleView<repeat each Content>) {
    var index = 0
    var isOther = false
    for child in repeat each view.content {
      let node = reconcile(children[index], with: child)
      if node !== children[index] { isOther = true }
      children[index] = node
      index += 1
    }
    if isOther { elementsDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { for child in children { body(child) } }

  override func collectElements(into elements: inout [ViewNode]) {
    for child in children { child.collectElements(into: &elements) }
  }
}

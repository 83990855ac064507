/// One of two views, as `if`-`else` and `switch` make it; each branch has an identity of its own.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  public static var _subviewCount: Int? { nil }
  public static var _hasStructure: Bool { First._hasStructure || Second._hasStructure }

  public static func _makeNode(_ view: ConditionalContent, _ context: NodeContext) -> ViewNode {
    ConditionalNode(view, context)
  }

  public static func _makeList(_ view: ConditionalContent, _ context: ListContext) -> ListNode {
    ConditionalListNode(view, context)
  }
}

/// A node with one child that may be replaced by one of another type.
class SwitchingNode<Content: View>: TypedNode<Content> {
  private final var child: ViewNode?

  override init(_ view: Content, _ context: NodeContext) {
    super.init(view, context)
    child = childNode(after: nil)
  }

  /// The child for the present value.
  func childNode(after old: ViewNode?) -> ViewNode? { nil }

  final override func viewDidChange(from old: Content) {
    let before = child
    child = childNode(after: before)
    if child !== before { elementsDidChange() }
  }

  final override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  final override func collectElements(into elements: inout [ViewNode]) { child?.collectElements(into: &elements) }
}

private final class ConditionalNode<First: View, Second: View>: SwitchingNode<ConditionalContent<First, Second>> {
  private var isFirst: Bool?

  override func childNode(after old: ViewNode?) -> ViewNode? {
    switch view.branch {
    case .first(let first):
      defer { isFirst = true }
      return reconcile(isFirst == false ? discard(old) : old, with: first)
    case .second(let second):
      defer { isFirst = false }
      return reconcile(isFirst == true ? discard(old) : old, with: second)
    }
  }

  private func discard(_ node: ViewNode?) -> ViewNode? {
    node?.destroy()
    return nil
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("a primitive view has no body") }
  public static var _subviewCount: Int? { nil }
  public static var _hasStructure: Bool { Wrapped._hasStructure }
  public static func _makeNode(_ view: Wrapped?, _ context: NodeContext) -> ViewNode { OptionalNode(view, context) }
  public static func _makeList(_ view: Wrapped?, _ context: ListContext) -> ListNode {
    OptionalListNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: SwitchingNode<Wrapped?> {
  override func childNode(after old: ViewNode?) -> ViewNode? {
    guard let view else {
      old?.destroy()
      return nil
    }
    return reconcile(old, with: view)
  }
}

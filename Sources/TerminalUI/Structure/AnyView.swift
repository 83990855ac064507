/// A view of any type; one of another type than before is another view.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) { content = view }
  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { content = view }

  public static var _subviewCount: Int? { nil }
  public static func _makeNode(_ view: AnyView, _ context: NodeContext) -> ViewNode { AnyNode(view, context) }
  public static func _makeList(_ view: AnyView, _ context: ListContext) -> ListNode { AnyListNode(view, context) }

  fileprivate func reconcile(_ old: ViewNode?, in node: ViewNode) -> ViewNode { Self.reconcile(content, old, node) }

  private static func reconcile<Content: View>(_ view: Content, _ old: ViewNode?, _ node: ViewNode) -> ViewNode {
    node.reconcile(old, with: view)
  }

  func reconcile(_ old: ListNode?, in node: ListNode) -> ListNode { Self.reconcile(content, old, node) }

  private static func reconcile<Content: View>(_ view: Content, _ old: ListNode?, _ node: ListNode) -> ListNode {
    node.reconcile(old, with: view)
  }
}

private final class AnyNode: SwitchingNode<AnyView> {
  override func childNode(after old: ViewNode?) -> ViewNode? { view.reconcile(old, in: self) }
}

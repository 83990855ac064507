/// A view that is nothing and takes no place.
public struct EmptyView: PrimitiveView, Equatable {
  /// Creates nothing.
  public init() {}
  public static var _subviewCount: Int? { 0 }
  public static func _makeNode(_ view: EmptyView, _ context: NodeContext) -> ViewNode { EmptyNode(view, context) }
  public static func _makeList(_ view: EmptyView, _ context: ListContext) -> ListNode { EmptyListNode(view, context) }
}

private final class EmptyNode: TypedNode<EmptyView> {
  override func collectElements(into elements: inout [ViewNode]) {}
}

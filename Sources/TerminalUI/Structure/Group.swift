/// Several views as one value; a modifier on it applies to each.
public struct Group<Content: View>: LibraryView, Forwarding {
  let content: Content
  var forwarded: Content { content }

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Content { content }
  public static func _makeList(_ view: Group, _ context: ListContext) -> ListNode {
    ForwardingListNode<Group, Content>(view, context)
  }
}

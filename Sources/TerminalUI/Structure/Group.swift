/// Several views as one value; a modifier on it applies to each.
public struct Group<Content: View>: LibraryView {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Content { content }
  public static func _makeList(_ view: Group, _ context: ListContext) -> ListNode {
    Content._makeList(view.content, context)
  }
}

/// Rows that belong together, with a header and a footer that a lazy stack can pin.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section {
  /// Creates a section with a header and a footer.
  @MainActor public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a title in bold.
  @MainActor public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title).bold(), content: content(), footer: EmptyView())
  }
}

extension Section {
  /// Creates a section whose rows are shown or hidden by its header: Return, Space, a click, right and left.
  @MainActor public init<Header: View, Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Parent == SectionToggle<Header>, Content == Rows?, Footer == EmptyView {
    self.init(
      header: SectionToggle(isExpanded: isExpanded, label: header()),
      content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }

  /// Creates a section with a title in bold that shows or hides its rows.
  @MainActor public init<Title: StringProtocol, Rows: View>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == SectionToggle<Text>, Content == Rows?, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title).bold() }
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public static var _subviewCount: Int? { nil }
  public static var _hasStructure: Bool { true }

  /// Outside lazy containers a section is its header, its content and its footer in order.
  public static func _makeNode(_ view: Section, _ context: NodeContext) -> ViewNode {
    SectionNode(view, context)
  }

  public static func _makeList(_ view: Section, _ context: ListContext) -> ListNode {
    SectionListNode(view, context)
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>
{
  private var children: [ViewNode] = []

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    children = [
      reconcile(nil, with: view.header), reconcile(nil, with: view.content), reconcile(nil, with: view.footer),
    ]
  }

  override func viewDidChange(from old: Section<Parent, Content, Footer>) {
    let before = children
    children = [
      reconcile(before[0], with: view.header), reconcile(before[1], with: view.content),
      reconcile(before[2], with: view.footer),
    ]
    if !zip(before, children).allSatisfy({ $0 === $1 }) { elementsDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { for child in children { body(child) } }
  override func collectElements(into elements: inout [ViewNode]) {
    for child in children { child.collectElements(into: &elements) }
  }
}

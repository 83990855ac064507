/// A label that shows or hides the views under it.
///
/// The content is not made before the group is first open. In a lazy container the label and each view inside are rows of
/// their own; elsewhere they are one view. Return, Space or a click opens and closes, right opens, left closes.
public struct DisclosureGroup<Label: View, Content: View>: LibraryView {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// Creates a group that is closed at first and keeps by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with a binding to whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View { DisclosureRows(isExpanded: isExpanded, content: content, label: label) }

  public static func _makeNode(_ view: DisclosureGroup, _ context: NodeContext) -> ViewNode {
    DisclosureColumnNode(view, context)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text that is closed at first and keeps by itself whether it is open.
  public init<Title: StringProtocol>(_ label: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a text and a binding to whether it is open.
  public init<Title: StringProtocol>(
    _ label: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A group outside lazy containers: one element, its rows one under the other.
private final class DisclosureColumnNode<Label: View, Content: View>: SwitchingNode<DisclosureGroup<Label, Content>> {
  override func childNode(after old: ViewNode?) -> ViewNode? {
    reconcile(old, with: VStack(alignment: .leading) { view.body })
  }
}

/// The label of a group and, while it is open, its content.
struct DisclosureRows<Label: View, Content: View>: LibraryView {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
  /// What the label's row stands for in a list with a selection.
  var tag: AnyHashable?
  @State private var isExpandedByUser = false

  var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByUser
    SectionToggle(isExpanded: isExpanded, label: label).modified(RowTagModifier(tag: tag))
    if isExpanded.wrappedValue { content().padding(.leading, 2) }
  }
}

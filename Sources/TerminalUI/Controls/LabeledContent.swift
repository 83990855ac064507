/// A label and what it names, after it on the same row.
public struct LabeledContent<Label: View, Content: View>: LibraryView {
  private let label: Label
  private let content: Content

  /// Creates a label and what it names.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      label
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a text and what it names.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a text and a value as a fainter text.
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) where Content == Text {
    self.init {
      Text(value).foregroundStyle(.secondary)
    } label: {
      Text(title)
    }
  }
}

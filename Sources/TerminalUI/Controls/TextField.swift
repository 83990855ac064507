/// A control in which a line of text is edited.
///
/// It takes the width it is offered and is underlined. Left, right, Home and End move the cursor, with Control or Option
/// by words; Control with A, E, K, U and W does what it does in a shell; Return submits.
public struct TextField<Label: View>: LibraryView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  @Environment(\.isInForm) private var isInForm

  /// Creates a field with a label and a text shown while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public var body: some View {
    HStack {
      if isInForm { label }
      TextFieldLine(text: text).overlay(alignment: .leading) {
        Placeholder(text: text) {
          if let prompt { prompt } else if !isInForm { label }
        }
      }
    }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is shown while it is empty where there is no prompt.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// What a field shows while it is empty.
private struct Placeholder<Content: View>: LibraryView {
  let text: Binding<String>
  @ViewBuilder let content: Content

  var body: some View {
    if text.wrappedValue.isEmpty { content.lineLimit(1).foregroundStyle(.secondary) }
  }
}

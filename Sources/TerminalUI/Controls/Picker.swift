/// A control that chooses one of several values.
///
/// Its options are the views inside, each with a `tag(_:)`; the rows of a `ForEach` have their ids as tags. As a menu
/// (the automatic style) it shows the chosen option; left, right and Space take the next one, Return opens all of them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: LibraryView {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.pickerStyle) private var style
  @State private var isOpen = false

  /// Creates a control with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if style.isInline {
      VStack(alignment: .leading) {
        label
        PickerList(selection: selection, content: content)
      }
    } else {
      HStack {
        label
        PickerRow(
          selection: Selected(selection), content: content, isSegmented: style == .segmented, open: { isOpen = true })
      }
      .sheet(isPresented: $isOpen) {
        ScrollView { PickerList(selection: selection, content: content, isMenu: true) }.modified(MenuModifier())
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a control with a text.
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TerminalUI.Label<Text, Image> {
  /// Creates a control with a text and a system symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

/// A control that is on or off, shown as a box before its label; Return, Space or a click turns it.
public struct Toggle<Label: View>: LibraryView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(isOn.wrappedValue ? "[x]" : "[ ]")
      label
    }
    .modified(ControlModifier(action: { isOn.wrappedValue.toggle() }))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// Creates a toggle with a text and a system symbol.
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

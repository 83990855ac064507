/// A button that pushes a value on the navigation stack around it.
///
/// The view for it is the one that `navigationDestination(for:destination:)` makes of values of its type.
public struct NavigationLink<Label: View>: LibraryView {
  private let value: AnyHashable?
  private let label: Label
  @Environment(\.navigation) private var navigation

  /// Creates a link with a label of any views; without a value it is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }

  public var body: some View {
    let navigation = navigation
    Button {
      if let value { navigation?.stack?.push(value) }
    } label: {
      label
    }
    .disabled(value == nil)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text; without a value it is disabled.
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

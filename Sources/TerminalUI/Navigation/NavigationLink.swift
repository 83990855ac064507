/// A button that pushes a view on the navigation stack around it.
///
/// It pushes a value, whose view `navigationDestination(for:destination:)` makes, or a view of its own.
public struct NavigationLink<Label: View, Destination: View>: LibraryView {
  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  private let target: Target
  private let label: Label

  public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, label: label)
    case .view(let destination): ViewLink(destination: destination, label: label)
    }
  }

  public static var _subviewCount: Int? { 1 }
  public static func _makeList(_ view: NavigationLink, _ context: ListContext) -> ListNode {
    SingleListNode(view, count: 1, context)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value, with a label of any views; without a value it is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link that pushes a value, with a text; without a value it is disabled.
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view, with a label of any views.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link that pushes a view, with a text.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination)
  where Label == Text {
    self.init(destination: destination) { Text(title) }
  }
}

private struct ValueLink<Label: View>: LibraryView {
  let value: AnyHashable?
  let label: Label
  @Environment(\.navigation) private var navigation

  var body: some View {
    let navigation = navigation
    Button {
      if let value { navigation?.stack?.push(value) }
    } label: {
      label
    }
    .disabled(value == nil)
  }
}

private struct ViewLink<Label: View, Destination: View>: LibraryView {
  let destination: () -> Destination
  let label: Label
  @State private var isPresented = false

  var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .navigationDestination(isPresented: $isPresented, destination: destination)
  }
}

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: LibraryView {
  private let title: Title
  private let icon: Icon

  /// Creates a label of a title and an icon of any views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a system symbol.
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

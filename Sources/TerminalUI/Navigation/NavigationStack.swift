/// A root view over which others are pushed by `NavigationLink`s and its path; the topmost is seen.
///
/// Escape and Backspace go back. Views below the topmost keep their state, their scroll position and the focus, which
/// returns. A bar shows the title of what is seen, where there is one, and the way back. It takes all the space offered.
public struct NavigationStack<Data, Root: View>: LibraryView {
  private let path: Binding<[AnyHashable]>?
  private let root: Root
  @State private var ownPath: [AnyHashable] = []

  public var body: some View { NavigationLevels(path: path ?? $ownPath, root: root) }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a bound path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.elements
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack with a bound path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

/// What links and titles inside know of the stack around them.
@MainActor final class NavigationLinkTarget {
  weak var stack: (any NavigationHost)?
}

private struct NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationLinkTarget? = nil
}

extension EnvironmentValues {
  var navigation: NavigationLinkTarget? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

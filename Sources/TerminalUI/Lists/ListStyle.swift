/// How a list is shown.
public protocol ListStyle: Sendable {
  /// The kind of the style.
  var _kind: ListStyleKind { get }
}

/// The kinds of list styles there are.
public enum ListStyleKind: Hashable, Sendable {
  /// Rows; the headers of sections stay in view.
  case plain
  /// Places to go to: headers in bold, which scroll with their rows.
  case sidebar
}

/// Rows; the headers of sections stay in view.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ListStyleKind { .plain }
}

/// Places to go to: headers in bold, which scroll with their rows.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows; the headers of sections stay in view.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Places to go to: headers in bold, which scroll with their rows.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleEnvironmentKey: EnvironmentKey {
  static let defaultValue = ListStyleKind.plain
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleEnvironmentKey.self] }
    set { self[ListStyleEnvironmentKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists inside are shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listStyle, style._kind) }
}

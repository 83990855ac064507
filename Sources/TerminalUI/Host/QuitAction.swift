/// Ends the program: `@Environment(\.quit) var quit`, then `quit()`; SwiftUI has no such action.
@MainActor public final class QuitAction {
  var action: () -> Void = {}

  /// Ends the program; the terminal is restored.
  public func callAsFunction() { action() }
}

private struct QuitKey: EnvironmentKey {
  @MainActor static let none = QuitAction()
  static var defaultValue: QuitAction { MainActor.assumeIsolated { none } }
}

extension EnvironmentValues {
  /// The action that ends the program.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}

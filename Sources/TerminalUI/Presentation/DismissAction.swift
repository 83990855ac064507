/// Takes away the sheet or the pushed view that a view is in: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
@preconcurrency @MainActor public struct DismissAction: @preconcurrency Equatable {
  private let id: ObjectIdentifier?
  private let action: () -> Void

  init(of node: ViewNode? = nil, _ action: @escaping () -> Void = {}) {
    id = node.map { ObjectIdentifier($0) }
    self.action = action
  }

  /// Dismisses; where nothing is presented it does nothing.
  public func callAsFunction() { action() }

  public static func == (left: DismissAction, right: DismissAction) -> Bool { left.id == right.id }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { MainActor.assumeIsolated { DismissAction() } }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The action that dismisses what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented in a sheet or pushed on a stack.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

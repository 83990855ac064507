/// A key with modifiers that triggers a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held with it.
  public var modifiers: EventModifiers

  /// The key that confirms: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that cancels: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut; terminals never report Command, so the default here is Control.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }
}

private struct ShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  var shortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the controls inside a key that triggers them.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .control) -> some View {
    environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the controls inside a key that triggers them.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.shortcut, shortcut) }
}

private struct KeyAliasesKey: EnvironmentKey {
  static let defaultValue: [KeyEquivalent: KeyEquivalent] = [:]
}

extension EnvironmentValues {
  /// The keys that stand for others, by the key that is pressed.
  var keyAliases: [KeyEquivalent: KeyEquivalent] {
    get { self[KeyAliasesKey.self] }
    set { self[KeyAliasesKey.self] = newValue }
  }
}

struct KeyAliasModifier: NodeModifier {
  let aliases: [KeyEquivalent: KeyEquivalent]

  func makeNode(_ context: NodeContext) -> ModifierNode<KeyAliasModifier> { KeyAliasNode(self, context) }
}

/// Sends another key in place of one that nobody inside took.
private final class KeyAliasNode: ModifierNode<KeyAliasModifier> {
  override var keyRole: KeyRole { .keys }

  override func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.modifiers.isEmpty, let key = modifier.aliases[press.key] else { return false }
    EventDispatch(from: self).send(KeyPress(key))
    return true
  }
}

extension View {
  /// Lets keys stand for others where nobody inside takes them as they are, such as `["j": .downArrow]`; SwiftUI has
  /// nothing like it.
  public func keyAliases(_ aliases: [KeyEquivalent: KeyEquivalent]) -> some View {
    environment(\.keyAliases, aliases).modified(KeyAliasModifier(aliases: aliases))
  }
}

struct KeyPressModifier: NodeModifier {
  let test: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func makeNode(_ context: NodeContext) -> ModifierNode<KeyPressModifier> { KeyPressNode(self, context) }
}

private final class KeyPressNode: ModifierNode<KeyPressModifier> {
  override var keyRole: KeyRole { .keys }

  override func handle(_ press: KeyPress) -> Bool {
    environment.isEnabled && modifier.test(press) && modifier.action(press) == .handled
  }
}

extension View {
  private func onKeyPress(
    where test: @escaping (KeyPress) -> Bool, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(KeyPressModifier(test: test, action: action))
  }

  /// Takes a key while the view or something inside has the focus, and where nobody with the focus takes it.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(where: { $0.key == key && $0.modifiers.isDisjoint(with: [.control, .option]) }, { _ in action() })
  }

  /// Takes a key in some phases.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { $0.key == key && phases.contains($0.phase) }, action)
  }

  /// Takes some keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { keys.contains($0.key) && phases.contains($0.phase) }, action)
  }

  /// Takes keys that type one of some characters; SwiftUI has Foundation's `CharacterSet` for them.
  public func onKeyPress(
    characters: Set<Character>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      where: {
        $0.characters.count == 1 && $0.characters.allSatisfy(characters.contains) && phases.contains($0.phase)
      }, action)
  }

  /// Takes every key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { phases.contains($0.phase) }, action)
  }
}

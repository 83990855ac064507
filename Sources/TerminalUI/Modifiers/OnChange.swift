struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<ChangeModifier> { ChangeNode(self, context) }
}

private final class ChangeNode<Value: Equatable>: ModifierNode<ChangeModifier<Value>> {
  override func didAppear() {
    guard modifier.isInitial else { return }
    act(from: modifier.value)
    graph.setNeedsFrame()
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    if old.value != modifier.value { act(from: old.value) }
  }

  /// Runs the action after the frame, unless the view is gone by then.
  private func act(from old: Value) {
    let modifier = modifier
    graph.afterFrame { [weak self] in if let self, isAlive { modifier.action(old, modifier.value) } }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

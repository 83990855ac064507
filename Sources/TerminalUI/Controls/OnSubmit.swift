struct SubmitModifier: NodeModifier {
  let action: () -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<SubmitModifier> { SubmitNode(self, context) }
}

/// A node that is told when a field inside is submitted.
@MainActor protocol SubmitHandling: ViewNode {
  func submit()
}

private final class SubmitNode: ModifierNode<SubmitModifier>, SubmitHandling {
  func submit() { modifier.action() }
}

extension View {
  /// Runs an action when Return is pressed in a text field inside, after those further inside.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { modified(SubmitModifier(action: action)) }
}

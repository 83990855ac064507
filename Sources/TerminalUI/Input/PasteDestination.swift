struct PasteModifier: NodeModifier {
  let action: ([String]) -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<PasteModifier> { PasteNode(self, context) }
}

private final class PasteNode: ModifierNode<PasteModifier> {
  override var keyRole: KeyRole { .pastes }

  override func paste(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    modifier.action([text])
    return true
  }
}

extension View {
  /// Takes text that is pasted while the view or something inside has the focus, and where nobody with the focus takes it.
  ///
  /// A paste comes whole, its lines ended by line feeds; what nobody takes does nothing.
  public func pasteDestination(
    for payloadType: String.Type, action: @escaping ([String]) -> Void
  ) -> some View {
    modified(PasteModifier(action: action))
  }
}

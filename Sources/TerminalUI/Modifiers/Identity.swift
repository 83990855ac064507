struct IdentityModifier: NodeModifier {
  let id: AnyHashable

  func makeNode(_ context: NodeContext) -> ModifierNode<IdentityModifier> { IdentityNode(self, context) }
  func keepsIdentity(of old: IdentityModifier) -> Bool { id == old.id }
}

/// A node that a program can scroll to by an id.
@MainActor protocol Identified: ViewNode {
  var identity: AnyHashable { get }
}

private final class IdentityNode: ModifierNode<IdentityModifier>, Identified {
  override var identified: (any Identified)? { self }
  var identity: AnyHashable { modifier.id }
}

extension ElementNode: Identified {}

extension View {
  /// Gives the view an identity: with another id it is another view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modified(IdentityModifier(id: id)) }
}

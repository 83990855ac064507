struct DestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
  let destination: (Value) -> Destination

  func makeNode(_ context: NodeContext) -> ModifierNode<DestinationModifier> { DestinationNode(self, context) }
}

/// A node that makes the views of pushed values of a type.
@MainActor protocol NavigationDestinationMaking: ViewNode {
  /// The view of a value, if it is of its type.
  func makeDestination(_ value: AnyHashable) -> AnyView?
}

private final class DestinationNode<Value: Hashable, Destination: View>:
  ModifierNode<DestinationModifier<Value, Destination>>, NavigationDestinationMaking
{
  private weak var stack: (any NavigationHost)?

  override init(_ modifier: DestinationModifier<Value, Destination>, _ context: NodeContext) {
    super.init(modifier, context)
    stack = environment.navigation?.stack
    stack?.add(self)
  }

  func makeDestination(_ value: AnyHashable) -> AnyView? {
    (value.base as? Value).map { AnyView(modifier.destination($0)) }
  }

  override func modifierDidChange(from old: DestinationModifier<Value, Destination>) { stack?.destinationDidChange() }
}

extension View {
  /// Says what the navigation stack around shows for values of a type.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modified(DestinationModifier(destination: destination))
  }
}

struct NavigationPresentationModifier<Item, Destination: View>: NodeModifier {
  /// What is pushed now, and how to stop.
  let item: Binding<Item?>
  /// Items with another id are pushed anew.
  let id: (Item) -> AnyHashable
  let destination: (Item) -> Destination

  func makeNode(_ context: NodeContext) -> ModifierNode<NavigationPresentationModifier> {
    NavigationPresentationNode(self, context)
  }
}

/// What names a view that a node pushes by itself, among the values of a path.
struct PresentedView: Hashable {
  let presenter: ObjectIdentifier
  let id: AnyHashable
}

/// A node that pushes a view while a condition of its own holds.
@MainActor protocol NavigationPresenting: ViewNode {
  /// What is pushed, with its view.
  var presented: (name: PresentedView, view: AnyView)? { get }
  /// The user went back: the condition must hold no more.
  func dismissPresented()
}

private final class NavigationPresentationNode<Item, Destination: View>:
  ModifierNode<NavigationPresentationModifier<Item, Destination>>, Evaluating, NavigationPresenting
{
  let reads = Reads()
  private weak var stack: (any NavigationHost)?
  private(set) var presented: (name: PresentedView, view: AnyView)?

  override init(_ modifier: NavigationPresentationModifier<Item, Destination>, _ context: NodeContext) {
    super.init(modifier, context)
    stack = environment.navigation?.stack
    reevaluate()
  }

  override func modifierDidChange(from old: NavigationPresentationModifier<Item, Destination>) { reevaluate() }

  func reevaluate() {
    let (modifier, presenter) = (modifier, ObjectIdentifier(self))
    let wasPresented = presented != nil
    presented = tracking {
      modifier.item.wrappedValue.map {
        (PresentedView(presenter: presenter, id: modifier.id($0)), AnyView(modifier.destination($0)))
      }
    }
    if wasPresented || presented != nil { stack?.presentationDidChange(of: self) }
  }

  func dismissPresented() { modifier.item.wrappedValue = nil }

  override func willBeDestroyed() {
    reads.removeAll()
    guard presented != nil else { return }
    presented = nil
    stack?.presentationDidChange(of: self)
  }
}

extension View {
  /// Pushes a view on the navigation stack around while a condition holds; going back makes it false.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modified(
      NavigationPresentationModifier(item: isPresented.asItem, id: { $0 }, destination: { _ in destination() }))
  }

  /// Pushes a view made from an item on the navigation stack around while there is one; going back makes it `nil`.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modified(NavigationPresentationModifier(item: item, id: { AnyHashable($0) }, destination: destination))
  }
}

/// The views of a navigation stack by its path.
struct NavigationLevels<Root: View>: PrimitiveView {
  let path: Binding<[AnyHashable]>
  let root: Root

  static func _makeNode(_ view: NavigationLevels, _ context: NodeContext) -> ViewNode {
    NavigationLevelsNode(view, context)
  }
}

/// A navigation stack as what is inside sees it.
@MainActor protocol NavigationHost: ViewNode {
  func push(_ value: AnyHashable)
  func add(_ destination: any NavigationDestinationMaking)
  /// A destination would make other views than before.
  func destinationDidChange()
  /// A node began to push a view by itself, or another one, or ended it.
  func presentationDidChange(of presenter: any NavigationPresenting)
}

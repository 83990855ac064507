struct TitleModifier: NodeModifier {
  let title: String

  func makeNode(_ context: NodeContext) -> ModifierNode<TitleModifier> { TitleNode(self, context) }
}

private final class TitleNode: ModifierNode<TitleModifier> {
  private weak var level: NavigationLevelNode?

  override init(_ modifier: TitleModifier, _ context: NodeContext) {
    super.init(modifier, context)
    level = NavigationLevelNode.around(self)
    level?.title = modifier.title
  }

  override func modifierDidChange(from old: TitleModifier) {
    if old.title != modifier.title { level?.title = modifier.title }
  }

  override func willBeDestroyed() { level?.title = nil }
}

extension View {
  /// Sets the title that a navigation stack shows for the view.
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modified(TitleModifier(title: String(title)))
  }
}

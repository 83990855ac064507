struct AppearanceModifier: NodeModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode(_ context: NodeContext) -> ModifierNode<AppearanceModifier> { AppearanceNode(self, context) }
}

private final class AppearanceNode: ModifierNode<AppearanceModifier> {
  override func didAppear() {
    guard let action = modifier.onAppear else { return }
    graph.afterFrame(action)
    graph.setNeedsFrame()
  }

  override func didDisappear() {
    guard let action = modifier.onDisappear else { return }
    graph.afterFrame(action)
    graph.setNeedsFrame()
  }
}

extension View {
  /// Runs an action when the view comes onto the screen: a row of a lazy container when it is placed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(AppearanceModifier(onAppear: action))
  }

  /// Runs an action when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(AppearanceModifier(onDisappear: action))
  }
}

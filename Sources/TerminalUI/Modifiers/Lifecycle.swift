struct AppearanceModifier: NodeModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode(_ context: NodeContext) -> ModifierNode<AppearanceModifier> { AppearanceNode(self, context) }
}

private final class AppearanceNode: ModifierNode<AppearanceModifier> {
  /// Whether it was still there when the frame in which it appeared was laid out.
  private var hasAppeared = false

  override func didAppear() {
    graph.afterFrame { [weak self] in
      guard let self, isOnScreen, !hasAppeared else { return }
      hasAppeared = true
      modifier.onAppear?()
    }
    graph.setNeedsFrame()
  }

  override func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
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

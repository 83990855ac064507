struct TapModifier: ElementModifier {
  let count: Int
  /// Gets the place in the view.
  let action: (ViewNode, Point) -> Void

  func change(from old: TapModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<TapModifier> {
    TapWrapper(self, inner, context)
  }
}

private final class TapWrapper: WrapperNode<TapModifier> {
  private var taps = 0
  /// Where the button went down, until the mouse is moved away from there.
  private var press: Point?

  override var takesHits: Bool { true }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left else { return false }
    switch event.kind {
    case .down:
      press = event.location
      return true
    case .drag:
      if event.location != press { press = nil }
      return false
    case .up:
      guard event.location == press else { return false }
      press = nil
      taps += 1
      if taps >= modifier.count {
        taps = 0
        modifier.action(self, point)
      }
      return true
    default: return false
    }
  }
}

extension View {
  /// Runs an action when the view is clicked `count` times; a press that is dragged away is no click.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modified(TapModifier(count: count, action: { _, _ in action() }))
  }

  /// Runs an action with the cell that is clicked.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    modified(
      TapModifier(count: count) { node, point in
        action(point + GeometryProxy(node: node).frame(in: coordinateSpace).origin)
      })
  }
}

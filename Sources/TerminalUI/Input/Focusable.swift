struct FocusableModifier: ElementModifier {
  let isFocusable: Bool

  func change(from old: FocusableModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<FocusableModifier> {
    FocusableWrapper(self, inner, context)
  }
}

private final class FocusableWrapper: WrapperNode<FocusableModifier> {
  override var isFocusable: Bool { modifier.isFocusable && environment.isEnabled }

  override func draw(_ painter: inout Painter) {
    painter.draw(inner)
    if graph.focus.focused === self {
      painter.restyle(Rect(origin: .zero, size: size)) { $0.attributes.insert(.reverse) }
    }
  }
}

extension View {
  /// Lets the view have the keyboard focus; focused it is drawn in reverse.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modified(FocusableModifier(isFocusable: isFocusable))
  }
}

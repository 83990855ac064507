struct FocusableModifier: ElementModifier {
  let isFocusable: Bool

  func change(from old: FocusableModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<FocusableModifier> {
    FocusableWrapper(self, inner, context)
  }
}

private final class FocusableWrapper: WrapperNode<FocusableModifier> {
  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { modifier.isFocusable && environment.isEnabled }

  override func draw(_ painter: inout Painter) {
    painter.draw(inner)
    painter.drawFocus(of: self)
  }
}

private struct FocusAllowedKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls take the keyboard focus; those that don't still take clicks and shortcuts.
  var allowsFocus: Bool {
    get { self[FocusAllowedKey.self] }
    set { self[FocusAllowedKey.self] = newValue }
  }
}

extension View {
  /// Lets the view have the keyboard focus, in which it is drawn in reverse unless
  /// `focusEffectDisabled(_:)` says otherwise, or keeps controls inside from taking it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    environment(\.allowsFocus, isFocusable).modified(FocusableModifier(isFocusable: isFocusable))
  }
}

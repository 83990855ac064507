private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether a view that has the keyboard focus is drawn in reverse.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Keeps views inside that have the focus from being drawn in reverse: they show it in a way of their own.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}

extension Painter {
  /// Shows over a view that has been drawn whether it has the focus.
  mutating func drawFocus(of node: ViewNode) {
    guard node.graph.focus.focused === node, node.environment.isFocusEffectEnabled else { return }
    restyle(Rect(origin: .zero, size: node.size)) { $0.attributes.insert(.reverse) }
  }
}

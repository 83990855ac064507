/// Where someone who follows the terminal's cursor is to be led.
struct AccessibilityFocusModifier: ElementModifier, Equatable {
  let isFocused: Bool

  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<Self> {
    AccessibilityFocusNode(self, inner, context)
  }

  func change(from old: Self) -> ElementChange { self == old ? .nothing : .drawing }
}

private final class AccessibilityFocusNode: WrapperNode<AccessibilityFocusModifier> {
  override func didAppear() { report() }
  override func modifierDidChange(from old: AccessibilityFocusModifier) { report() }
  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    report()
  }

  override func didDisappear() { report() }

  private func report() {
    let isRead = isOnScreen && modifier.isFocused && environment.accessibilityShowsCursor
    if graph.accessibilityFocus.contains(where: { $0 === self }) == isRead { return }
    if isRead { graph.accessibilityFocus.append(self) } else { graph.accessibilityFocus.removeAll { $0 === self } }
    graph.setNeedsFrame()
  }
}

private struct ShowsCursorKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the terminal's cursor shows where the reader is: screen readers, braille displays and magnifiers follow it.
  public var accessibilityShowsCursor: Bool {
    get { self[ShowsCursorKey.self] }
    set { self[ShowsCursorKey.self] = newValue }
  }
}

extension View {
  /// Makes the view the one that is being read: where `accessibilityShowsCursor` holds, the terminal's cursor stands on
  /// its first cell, or on the edge of the screen behind which that lies, unless a text field has it.
  ///
  /// Of several the last counts, of those in a sheet while it is open. Where there is none, the cursor stands on the view
  /// that has the keyboard focus.
  public func accessibilityFocused(_ condition: Bool) -> some View {
    modified(AccessibilityFocusModifier(isFocused: condition))
  }
}

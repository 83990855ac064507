/// Makes a control of its content: focus, Return, Space, click and shortcut run an action.
struct ControlModifier: ElementModifier {
  let action: @MainActor () -> Void
  /// Takes further keys while the control has the focus.
  var otherKeys: (KeyPress) -> Bool = { _ in false }

  func change(from old: ControlModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<ControlModifier> {
    ControlWrapper(self, inner, context)
  }
}

private final class ControlWrapper: WrapperNode<ControlModifier> {
  override var mayHaveFocus: Bool { true }
  override var isFocusable: Bool { environment.isEnabled && environment.allowsFocus }
  override var takesHits: Bool { true }

  override func handle(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.modifiers.isEmpty else { return false }
    guard press.key == .return || press.key == .space else { return modifier.otherKeys(press) }
    run()
    return true
  }

  private func run() {
    modifier.action()
    environment.afterAction?()
  }

  override var keyRole: KeyRole { .shortcuts }

  override func handleShortcut(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, let shortcut = environment.shortcut, isOnScreen else { return false }
    guard press.key == shortcut.key, press.modifiers.subtracting(.shift) == shortcut.modifiers.subtracting(.shift)
    else {
      return false
    }
    run()
    return true
  }

  override func handle(_ event: MouseEvent, at point: Point) -> Bool {
    guard environment.isEnabled, event.button == .left else { return false }
    switch event.kind {
    case .down: return true
    case .up:
      if Rect(origin: .zero, size: size).contains(point) { run() }
      return true
    default: return false
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.isEnabled != environment.isEnabled {
      invalidateDrawing()
      graph.focusableAppearances += 1
    }
    super.environmentDidChange(from: old)
  }

  override func draw(_ painter: inout Painter) {
    painter.draw(inner)
    let frame = Rect(origin: .zero, size: size)
    if !environment.isEnabled { painter.restyle(frame) { $0.attributes.insert(.dim) } }
    painter.drawFocus(of: self)
  }
}

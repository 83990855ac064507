struct HelpModifier: NodeModifier {
  let text: String

  func makeNode(_ context: NodeContext) -> ModifierNode<HelpModifier> { HelpNode(self, context) }
}

/// Shows the help of what is inside when F1 is pressed there; the next event takes it away.
private final class HelpNode: ModifierNode<HelpModifier> {
  override func handle(_ press: KeyPress) -> Bool {
    guard press.key == .function(1), press.modifiers.isEmpty, !modifier.text.isEmpty else { return false }
    graph.tip = Tip(text: modifier.text, place: graph.focus.focused?.frameOnScreen ?? .zero)
    graph.setNeedsFrame()
    return true
  }
}

/// A line of help, and the frame on the screen of what it is about.
struct Tip: Equatable {
  let text: String
  let place: Rect
}

extension Painter {
  /// Draws a line of help under what it is about, or over it where there is no room.
  mutating func draw(_ tip: Tip) {
    let text = " \(tip.text) "
    let width = min(TextWidth.width(of: text), surface.size.width)
    let below = tip.place.maxY
    let y = below < surface.size.height ? max(0, below) : max(0, tip.place.minY - 1)
    let x = max(0, min(tip.place.minX, surface.size.width - width))
    clipped(to: Rect(x: x, y: y, width: width, height: 1)) { painter in
      painter.put(text, x: x, y: y, style: Style(attributes: .reverse))
    }
  }
}

extension View {
  /// Gives the view a line of help, which F1 shows while the view or something inside has the focus.
  ///
  /// SwiftUI shows it where the pointer rests; a terminal does not tell where that is.
  public func help<Content: StringProtocol>(_ text: Content) -> some View {
    modified(HelpModifier(text: String(text)))
  }
}

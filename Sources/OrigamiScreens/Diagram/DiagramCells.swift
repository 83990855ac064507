import OrigamiModel
import TerminalUI

/// A diagram in the cells there are for it; a placeholder while it is drawn off the main actor.
struct DiagramCells: View {
  let picture: DiagramPicture
  let colors: DiagramColors
  @Environment(\.terminalCapabilities) private var capabilities
  @Environment(\.diagramGlyphs) private var glyphs

  var body: some View {
    GeometryReader { proxy in
      let request = DiagramPicture.Request(
        size: proxy.size, colors: colors, capabilities: capabilities.drawing(with: glyphs))
      Canvas { context, size in
        if let surface = picture.surface(for: request) {
          context.draw(surface, at: .zero)
        } else {
          context.drawPlaceholder(size)
        }
      }
      .task(id: request) { await picture.prepare(for: request) }
    }
  }
}

extension TerminalCapabilities {
  /// The same without characters beyond ASCII where the reader wants none in diagrams.
  func drawing(with glyphs: ReadingSettings.Glyphs) -> TerminalCapabilities {
    TerminalCapabilities(colorDepth: colorDepth, isUnicode: isUnicode && glyphs == .automatic)
  }
}

extension GraphicsContext {
  /// Draws what stands for a diagram that is still being made.
  mutating func drawPlaceholder(_ size: Size) {
    draw(Text("…").foregroundStyle(.secondary), at: Point(x: size.width / 2, y: size.height / 2))
  }
}

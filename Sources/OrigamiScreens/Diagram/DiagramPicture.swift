import Observation
import OrigamiModel
import TerminalUI

/// A diagram and the cells it was drawn in last.
///
/// A light diagram is drawn whenever it is asked for. What takes longer than a frame is drawn off the main actor, and
/// there is nothing to see until then.
@MainActor @Observable final class DiagramPicture {
  /// The cells there are, and how they are to look.
  struct Request: Hashable, Sendable {
    let size: Size
    let colors: DiagramColors
    let capabilities: TerminalCapabilities
  }

  private let scene: DiagramScene
  private var drawn: (request: Request, surface: Surface)?

  init(_ scene: DiagramScene) { self.scene = scene }

  /// The diagram in cells; nothing while it must be drawn off the main actor.
  func surface(for request: Request) -> Surface? {
    if let drawn, drawn.request == request { return drawn.surface }
    return scene.isLight ? Self.draw(scene, request) : nil
  }

  /// Draws what isn't light, off the main actor.
  func prepare(for request: Request) async {
    guard !scene.isLight, drawn?.request != request, let surface = await Self.drawLate(scene, request) else { return }
    drawn = (request, surface)
  }

  /// What is no longer wanted when its turn comes, be it that the size changed again, isn't drawn.
  @concurrent private nonisolated static func drawLate(_ scene: DiagramScene, _ request: Request) async -> Surface? {
    Task.isCancelled ? nil : draw(scene, request)
  }

  private nonisolated static func draw(_ scene: DiagramScene, _ request: Request) -> Surface {
    DiagramDrawing(scene, colors: request.colors, capabilities: request.capabilities).surface(size: request.size)
  }
}

extension DiagramScene {
  /// Whether it is drawn in well under a millisecond, by what there is to draw.
  fileprivate var isLight: Bool { faces.count + lines.count <= 500 }
}

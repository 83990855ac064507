import OrigamiModel
import TerminalUI

/// The diagram of a step: its paper with folds and arrows, or its fold as it is played, or why it can't be folded.
///
/// The step is folded when the diagram is drawn for the first time, not before; a placeholder stands for it while that
/// takes longer than a frame.
struct DiagramView: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    if let playback = step.playback, case .success(let scene) = step.scene {
      FoldInMotion(motion: step.motion(of: scene), colors: colors, isStill: playback.isStill).id(playback.number)
        .onDisappear { step.playback = nil }
    } else if step.isQuick {
      StillDiagram(step: step, colors: colors)
    } else {
      StillDiagram(step: step, colors: colors).task { await step.foldLate() }
    }
  }
}

/// The diagram of a step that is not played.
private struct StillDiagram: View {
  let step: StepModel
  let colors: DiagramColors
  @Environment(\.diagramGlyphs) private var glyphs

  var body: some View {
    Canvas { context, size in
      guard !size.isEmpty else { return }
      switch step.diagram {
      case nil: context.draw(Text("…"), at: Point(x: size.width / 2, y: size.height / 2))
      case .success(let diagram): context.draw(diagram, colors, glyphs, size)
      case .failure(let error):
        context.draw(Text("This step can't be folded:").bold(), at: .zero, anchor: .topLeading)
        context.draw(Text("\(error)"), at: Point(x: 0, y: 1), anchor: .topLeading)
      }
    }
  }
}

/// A fold in motion, from the paper before to the paper after it, where it rests.
private struct FoldInMotion: View {
  let motion: FoldMotion
  let colors: DiagramColors
  let isStill: Bool
  @Environment(\.diagramGlyphs) private var glyphs

  /// What one fold takes.
  private static let secondsPerFold = 0.9

  private var seconds: Double { isStill ? 0 : Self.secondsPerFold * Double(motion.stageCount) }

  var body: some View {
    TimelineView(.animation(for: seconds)) { time in
      let fraction = seconds > 0 ? time.elapsed / Duration.seconds(seconds) : 1
      Canvas { context, size in
        if !size.isEmpty { context.draw(motion.frame(at: fraction), colors, glyphs, size) }
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a diagram over the whole size.
  fileprivate mutating func draw(
    _ scene: DiagramScene, _ colors: DiagramColors, _ glyphs: ReadingSettings.Glyphs, _ size: Size
  ) {
    let capabilities = TerminalCapabilities(colorDepth: colorDepth, isUnicode: isUnicode && glyphs == .automatic)
    draw(DiagramDrawing(scene, colors: colors, capabilities: capabilities).surface(size: size), at: .zero)
  }
}

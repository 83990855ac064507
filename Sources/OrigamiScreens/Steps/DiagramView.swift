import OrigamiModel
import TerminalUI

/// The diagram of a step: its paper with folds and arrows, or its fold as it is played, or why it can't be folded.
///
/// The step is folded when the diagram is drawn for the first time, not before; what takes longer than a frame is folded
/// and drawn off the main actor, and a placeholder stands for it until then.
struct DiagramView: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    if let playback = step.playback {
      FoldInMotion(motion: playback.motion, colors: colors, isStill: playback.isStill).id(playback.number)
        .onDisappear { step.playback = nil }
    } else if step.isQuick {
      QuickDiagram(step: step, colors: colors)
    } else {
      LateDiagram(step: step, colors: colors)
    }
  }
}

/// The diagram of a step that can be folded and drawn within a frame.
private struct QuickDiagram: View {
  let step: StepModel
  let colors: DiagramColors
  @Environment(\.terminalCapabilities) private var capabilities
  @Environment(\.diagramGlyphs) private var glyphs

  var body: some View {
    let capabilities = capabilities.drawing(with: glyphs)
    Canvas { context, size in
      if size.isEmpty { return }
      switch step.quickDiagram {
      case .success(let diagram):
        let drawing = DiagramDrawing(diagram, colors: colors, capabilities: capabilities)
        context.draw(drawing.surface(size: size), at: .zero)
      case .failure(let error): context.draw(error)
      }
    }
  }
}

/// The diagram of a step that takes longer.
private struct LateDiagram: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    switch step.lateDiagram {
    case nil: Canvas { $0.drawPlaceholder($1) }.task { await step.foldLate() }
    case .success(let picture): DiagramCells(picture: picture, colors: colors)
    case .failure(let error): Canvas { context, _ in context.draw(error) }
    }
  }
}

/// A fold in motion, from the paper before to the paper after it, where it rests.
private struct FoldInMotion: View {
  let motion: FoldMotion
  let colors: DiagramColors
  let isStill: Bool
  @Environment(\.terminalCapabilities) private var capabilities
  @Environment(\.diagramGlyphs) private var glyphs

  /// What one fold takes.
  private static let secondsPerFold = 0.9

  private var seconds: Double { isStill ? 0 : Self.secondsPerFold * Double(motion.stageCount) }

  var body: some View {
    let capabilities = capabilities.drawing(with: glyphs)
    TimelineView(.animation(for: seconds)) { time in
      let fraction = seconds > 0 ? time.elapsed / Duration.seconds(seconds) : 1
      Canvas { context, size in
        if size.isEmpty { return }
        let drawing = DiagramDrawing(motion.frame(at: fraction), colors: colors, capabilities: capabilities)
        context.draw(drawing.surface(size: size), at: .zero)
      }
    }
  }
}

extension GraphicsContext {
  /// Says why there is no diagram.
  fileprivate mutating func draw(_ error: StepError) {
    draw(Text("This step can't be folded:").bold(), at: .zero, anchor: .topLeading)
    draw(Text("\(error)"), at: Point(x: 0, y: 1), anchor: .topLeading)
  }
}

import OrigamiModel
import TerminalUI

/// The diagram of a step: its paper with folds and arrows, or why it can't be folded.
///
/// The step is folded when the diagram is drawn for the first time, not before; a placeholder stands for it while that
/// takes longer than a frame.
struct DiagramView: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    if step.isQuick {
      StillDiagram(step: step, colors: colors)
    } else {
      StillDiagram(step: step, colors: colors).task { await step.foldLate() }
    }
  }
}

/// What there is of a diagram by now.
private struct StillDiagram: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    Canvas { context, size in
      guard !size.isEmpty else { return }
      switch step.diagram {
      case nil: context.draw(Text("…"), at: Point(x: size.width / 2, y: size.height / 2))
      case .success(let diagram):
        let capabilities = TerminalCapabilities(colorDepth: context.colorDepth, isUnicode: context.isUnicode)
        let drawing = DiagramDrawing(diagram, colors: colors, capabilities: capabilities)
        context.draw(drawing.surface(size: size), at: .zero)
      case .failure(let error):
        context.draw(Text("This step can't be folded:").bold(), at: .zero)
        context.draw(Text("\(error)"), at: Point(x: 0, y: 1))
      }
    }
  }
}

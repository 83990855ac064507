import OrigamiModel
import TerminalUI

/// The diagram of a step: its paper with folds and arrows, or why it can't be folded.
///
/// The step is folded when the diagram is drawn for the first time, not before.
struct DiagramView: View {
  let step: StepModel
  let colors: DiagramColors

  var body: some View {
    Canvas { context, size in
      guard !size.isEmpty else { return }
      switch step.scene {
      case .success(let scene):
        let capabilities = TerminalCapabilities(colorDepth: context.colorDepth, isUnicode: context.isUnicode)
        let diagram = DiagramScene(of: scene, step: step.step)
        let drawing = DiagramDrawing(diagram, colors: colors, capabilities: capabilities)
        context.draw(drawing.surface(size: size), at: .zero)
      case .failure(let error):
        context.draw(Text("This step can't be folded:").bold(), at: .zero, anchor: .topLeading)
        context.draw(Text("\(error)"), at: Point(x: 0, y: 1), anchor: .topLeading)
      }
    }
  }
}

import OrigamiModel
import TerminalUI

/// A step of the instructions: title, diagram and text.
struct StepRow: View {
  /// On a narrower screen titles take the room that the marks of steps not done would take.
  static let leastWidthWithMarks = 20

  let step: StepModel
  let colors: DiagramColors
  /// The rows of the screen.
  let screenHeight: Int
  @Environment(ModelReader.self) private var reader
  @Environment(\.accessibilityShowsCursor) private var showsCursor

  var body: some View {
    StepRowLayout(screenHeight: screenHeight) {
      StepTitle(step: step, pattern: reader.pattern)
        .accessibilityFocused(showsCursor && reader.place == .step(step.step.id))
      DiagramView(step: step, colors: colors)
      StepText(step: step, pattern: reader.pattern, match: reader.match.flatMap { $0.step == step.id ? $0 : nil })
    }
  }
}

/// A step's heading, and beside it whether the step is done.
private struct StepTitle: View {
  @Bindable var step: StepModel
  let pattern: SearchPattern?
  @Environment(\.showsMarks) private var showsMarks

  var body: some View {
    HStack(alignment: .top) {
      Text(step.heading, highlighting: pattern).bold()
      if showsMarks || step.isDone {
        Toggle(step.isDone && showsMarks ? "done" : "", isOn: $step.isDone).focusable(false)
      }
    }
  }
}

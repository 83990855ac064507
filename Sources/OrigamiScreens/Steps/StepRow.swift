import OrigamiModel
import TerminalUI

/// A step of the instructions: title, diagram and text.
struct StepRow: View {
  let step: StepModel
  let colors: DiagramColors
  /// The rows of the screen.
  let screenHeight: Int
  @Environment(ModelReader.self) private var reader
  @Environment(\.accessibilityShowsCursor) private var showsCursor

  var body: some View {
    StepRowLayout(screenHeight: screenHeight) {
      StepTitle(heading: step.heading, isDone: step.isDone, pattern: reader.pattern)
        .accessibilityFocused(showsCursor && reader.place == .step(step.index))
      DiagramView(step: step, colors: colors)
      StepText(step: step.step, pattern: reader.pattern)
    }
  }
}

/// A step's heading, with a mark once the step is done.
private struct StepTitle: View, Equatable {
  let heading: String
  let isDone: Bool
  let pattern: SearchPattern?

  var body: some View {
    Text(heading, highlighting: pattern).bold() + Text(isDone ? "  ✓ done" : "").foregroundStyle(.green)
  }
}

/// What a step says.
private struct StepText: View {
  let step: Step
  let pattern: SearchPattern?

  var body: some View {
    VStack(alignment: .leading) {
      Text(step.text, highlighting: pattern)
      ForEach(step.remarks.indices, id: \.self) { index in
        let remark = step.remarks[index]
        let label = Text(remark.kind == .warning ? "Careful: " : "Tip: ").bold()
        (label + Text(remark.text, highlighting: pattern).italic()).padding(.top)
      }
    }
  }
}

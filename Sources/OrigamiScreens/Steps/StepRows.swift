import TerminalData
import TerminalUI

/// The steps that are shown at a level of detail, asked of the store: no row's body decides whether it is there.
struct StepRows: View {
  private let colors: DiagramColors
  private let screenHeight: Int
  @Query private var steps: [StepModel]
  @Environment(ModelReader.self) private var reader

  init(_ detail: ReadingSettings.Detail, colors: DiagramColors, screenHeight: Int) {
    self.colors = colors
    self.screenHeight = screenHeight
    _steps = Query(filter: StepModel.isShown(at: detail))
  }

  var body: some View {
    if steps.isEmpty {
      ContentUnavailableView("No steps", systemImage: "doc", description: Text(reason))
        .frame(maxWidth: .infinity, minHeight: 5)
        .id(RowID.noSteps)
    }
    ForEach(steps) { step in
      StepRow(step: step, colors: colors, screenHeight: screenHeight)
    }
  }

  private var reason: String {
    reader.steps.isEmpty
      ? "\(reader.title) has none yet." : "\(reader.title) has none at this level of detail; , shows more."
  }
}

import OrigamiModel
import TerminalData
import TerminalUI

/// What the model consists of, a row for each step and one for the showcase: Return or a click goes there.
///
/// The titles stand first and the numbers behind them, so that typing the beginning of a title finds its row.
struct ContentsScreen: View {
  let reader: ModelReader
  @Environment(\.dismiss) private var dismiss
  @State private var chosen: RowID?

  init(reader: ModelReader) {
    self.reader = reader
    let present: RowID =
      switch reader.place {
      case .step(let id): .step(id)
      case .showcase, .nowhere: .showcase
      }
    _chosen = State(initialValue: present)
  }

  var body: some View {
    List(selection: $chosen) {
      ContentsSteps(reader.memory.settings.detail, open: open)
      ForEach([RowID.showcase], id: \.self) { row in
        ContentsRow(title: "Showcase", note: "", isDone: false).onTapGesture { open(row) }
      }
    }
    .onKeyPress(.return) {
      if let chosen { open(chosen) }
      return .handled
    }
    .frame(maxWidth: 60)
  }

  private func open(_ row: RowID) {
    dismiss()
    reader.go(to: row)
  }
}

/// The rows of the steps that are shown.
private struct ContentsSteps: View {
  private let open: (RowID) -> Void
  @Query private var steps: [StepModel]

  init(_ detail: ReadingSettings.Detail, open: @escaping (RowID) -> Void) {
    self.open = open
    _steps = Query(filter: StepModel.isShown(at: detail))
  }

  var body: some View {
    ForEach(steps) { step in
      ContentsStep(step: step).onTapGesture { open(step.id) }
    }
  }
}

private struct ContentsStep: View {
  let step: StepModel

  var body: some View { ContentsRow(title: step.step.title, note: "\(step.number)", isDone: step.isDone) }
}

/// A row of the contents: a title, and at the other end whether it is done and its number.
private struct ContentsRow: View {
  let title: String
  let note: String
  let isDone: Bool

  var body: some View {
    HStack {
      Text(title).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      Text(isDone ? "[x]" : "")
      Text(note).frame(width: 4, alignment: .trailing)
    }
  }
}

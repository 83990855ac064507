import OrigamiModel
import TerminalUI

extension ModelReader {
  /// Notes in the record where the reader is; at the beginning there is nothing to note.
  func remember() {
    let new: ReadingRecord.Place? =
      switch place {
      case .step(let id): id == shownSteps.first?.step.id ? nil : .step(id)
      case .showcase: .showcase
      case .nowhere: nil
      }
    if memory[key].place != new { memory[key].place = new }
  }

  /// Goes to where the record says that the reader was, or to the beginning.
  func returnToPlace() {
    switch memory[key].place {
    case .showcase?:
      position.scrollTo(id: RowID.showcase, anchor: .top)
      place = .showcase
    case .step(let id)?:
      guard let step = shownStep(at: id) else { fallthrough }
      position.scrollTo(id: step.id, anchor: .top)
      place = .step(step.step.id)
    case nil:
      place = shownSteps.first.map { .step($0.step.id) } ?? .nowhere
      position.scrollTo(edge: .top)
    }
  }

  /// The step of an id, or the nearest before it that is shown, else the first.
  private func shownStep(at id: String) -> StepModel? {
    guard let index = step(id)?.index else { return shownSteps.first }
    return shownSteps.last { $0.index <= index } ?? shownSteps.first
  }
}

import Observation
import OrigamiModel
import TerminalUI

/// A model as it is read: its steps and pictures, where the reader is, and what is open on the screen.
///
/// What changes while the screen scrolls is kept apart from what rows read, so that scrolling evaluates no row.
@MainActor @Observable final class ModelReader {
  /// What is being typed.
  enum Entry: Hashable {
    case none
    /// The number of a step.
    case number(String)
    /// A text to look for.
    case search(String)
  }

  let title: String
  let colors: DiagramColors
  let steps: [StepModel]
  let showcase: Showcase

  /// Where the screen is to be scrolled.
  var position = ScrollPosition()
  /// Where the small pictures are to be scrolled.
  var stripPosition = ScrollPosition()
  /// The step or part that is being read.
  var place = ReadingPlace.nowhere
  /// How much of the content lies above the screen's end, in percent of what can be scrolled.
  var percent = 0
  /// Whether one of the first steps is seen.
  var isNearTop = true
  var entry = Entry.none
  /// What is looked for and shown where it occurs.
  var pattern: SearchPattern?
  /// Something to be said once; the next key takes it away.
  var notice: String?
  var showsHelp = false
  var showsEngine = false
  /// What the scroll view last told, while the engine is shown.
  var shownGeometry: ScrollGeometry?

  /// What the scroll view last told.
  @ObservationIgnored var geometry: ScrollGeometry?
  /// Where the reader was when the showcase was asked for.
  @ObservationIgnored var returnPlace: ExactPlace?
  @ObservationIgnored var seen: [RowID] = []
  @ObservationIgnored var whole: [RowID] = []

  /// How many steps are near the top.
  static let stepsNearTop = 3

  init(_ instructions: Instructions, in folder: ModelFolder) {
    title = instructions.title
    colors = DiagramColors(instructions.paper)
    let scenes = FoldedScenes(instructions)
    steps = instructions.steps.enumerated().map { StepModel($1, at: $0, scenes: scenes) }
    showcase = Showcase(of: instructions, in: folder)
    place = steps.isEmpty ? .nowhere : .step(0)
    isNearTop = !steps.isEmpty
  }

  /// The step that is being read.
  var currentStep: StepModel? {
    if case .step(let index) = place, steps.indices.contains(index) { steps[index] } else { nil }
  }

  /// Whether the button that leads to the showcase is to be seen.
  var offersShowcase: Bool { isNearTop && !showcase.isEmpty }
}

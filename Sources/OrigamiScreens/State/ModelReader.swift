import Observation
import OrigamiModel
import TerminalData
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

  private(set) var title: String
  private(set) var colors: DiagramColors
  /// All steps, also those that are not shown.
  private(set) var steps: [StepModel] = []
  private(set) var showcase: Showcase

  /// Where the screen is to be scrolled.
  var position = ScrollPosition()
  /// Where the small pictures are to be scrolled.
  var stripPosition = ScrollPosition()
  /// The step or part that is being read.
  var place = ReadingPlace.nowhere { didSet { if place != oldValue { remember() } } }
  /// How much of the content lies above the screen's end, in percent of what can be scrolled.
  var percent = 0
  /// Whether one of the first steps is seen.
  var isNearTop = true
  var entry = Entry.none
  /// What is looked for and shown where it occurs.
  var pattern: SearchPattern?
  /// The step whose matching line is to be seen.
  var match: Match?
  /// Something to be said once; the next key takes it away.
  var notice: String?
  /// What is open in front of the steps.
  var sheet: ReaderSheet?
  var showsEngine = false
  /// What the scroll view last told, while the engine is shown.
  var shownGeometry: ScrollGeometry?

  /// What the reader did and how they like to read.
  @ObservationIgnored let memory: ReadingMemory
  /// What the model is called in the record.
  @ObservationIgnored let key: ModelKey
  @ObservationIgnored let folder: ModelFolder
  /// The steps, for queries.
  @ObservationIgnored let store = DataStore()
  /// What the scroll view last told.
  @ObservationIgnored var geometry: ScrollGeometry?
  /// Where the reader was when the showcase was asked for.
  @ObservationIgnored var returnPlace: ExactPlace?
  @ObservationIgnored var seen: [RowID] = []
  @ObservationIgnored var whole: [RowID] = []
  /// Whether nothing is to move by itself, by the settings or by what is around.
  @ObservationIgnored var reducesMotion = false
  /// The step whose fold is played.
  @ObservationIgnored weak var playedStep: StepModel?
  /// The step that is played as soon as it is folded.
  @ObservationIgnored weak var awaitedStep: StepModel?
  @ObservationIgnored var plays = 0
  @ObservationIgnored var watch: FileWatch?
  @ObservationIgnored private var photoPage: String?
  @ObservationIgnored private var indexes: [String: Int] = [:]
  @ObservationIgnored private var known: (detail: ReadingSettings.Detail, shown: [StepModel])?

  /// How many steps are near the top.
  static let stepsNearTop = 3

  /// Begins reading where the reader was.
  init(
    _ instructions: Instructions, in folder: ModelFolder, key: ModelKey? = nil,
    memory: ReadingMemory = ReadingMemory()
  ) {
    self.folder = folder
    self.memory = memory
    self.key = key ?? ModelKey(folder)
    title = instructions.title
    colors = DiagramColors(instructions.paper)
    showcase = Showcase(of: instructions, in: folder)
    photoPage = instructions.firstPhotoPage
    take(instructions)
    isNearTop = !steps.isEmpty
    returnToPlace()
  }

  /// Takes other instructions in place of those it has.
  func take(_ instructions: Instructions) {
    title = instructions.title
    colors = DiagramColors(instructions.paper)
    let scenes = FoldedScenes(instructions)
    let old = steps
    steps = instructions.steps.enumerated().map {
      StepModel($1, at: $0, scenes: scenes, memory: memory, of: key)
    }
    known = nil
    indexes = Dictionary(steps.map { ($0.step.id, $0.index) }, uniquingKeysWith: { first, _ in first })
    for step in old { store.delete(step) }
    for step in steps { store.insert(step) }
    if instructions.firstPhotoPage != photoPage { showcase = Showcase(of: instructions, in: folder) }
    photoPage = instructions.firstPhotoPage
  }

  /// The step of an id.
  func step(_ id: String) -> StepModel? { indexes[id].map { steps[$0] } }

  /// The step that is being read.
  var currentStep: StepModel? {
    if case .step(let id) = place { step(id) } else { nil }
  }

  /// The steps that are shown at the reader's level of detail.
  var shownSteps: [StepModel] {
    let detail = memory.settings.detail
    if let known, known.detail == detail { return known.shown }
    let level = detail.level
    let shown = steps.filter { $0.level <= level }
    known = (detail, shown)
    return shown
  }

  /// Whether the button that leads to the showcase is to be seen.
  var offersShowcase: Bool { isNearTop && !showcase.isEmpty }
}

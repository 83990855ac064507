import Observation
import OrigamiModel

/// A step as it is read: what it says, its paper, and what the reader made of it.
@MainActor @Observable final class StepModel: Identifiable, Equatable {
  /// Its place among all the steps, from 0.
  let index: Int
  let step: Step
  /// The least detail at which it is shown, by ``ReadingSettings/Detail/level``.
  nonisolated let level: Int
  /// Its fold as it is played, if it is, in place of its diagram.
  var playback: Playback?
  @ObservationIgnored private let scenes: FoldedScenes
  @ObservationIgnored private let memory: ReadingMemory
  @ObservationIgnored private let model: ModelKey
  @ObservationIgnored private var preparedMotion: FoldMotion?

  init(_ step: Step, at index: Int, scenes: FoldedScenes, memory: ReadingMemory, of model: ModelKey) {
    self.step = step
    self.index = index
    self.scenes = scenes
    self.memory = memory
    self.model = model
    level = step.audience.level
  }

  /// One step is one object, so that a row of it is left as it is when others come or go.
  nonisolated static func == (left: StepModel, right: StepModel) -> Bool { left === right }

  nonisolated var id: RowID { .step(step.id) }
  /// Its number among all the steps, from 1.
  var number: Int { index + 1 }
  /// Its number and title.
  var heading: String { "\(number). \(step.title)" }
  /// What it does to the paper, or why that can't be folded; folded at once.
  var scene: Result<Scene, StepError> { scenes.scene(ofStep: index) }

  /// What came of folding it off the main actor.
  private var lateDiagram: Result<DiagramScene, StepError>?
  /// Its diagram, or why it can't be folded; nothing while it is being folded.
  var diagram: Result<DiagramScene, StepError>? {
    lateDiagram ?? (isQuick ? scenes.diagram(ofStep: index) : nil)
  }
  /// Whether the diagram can be made within a frame.
  var isQuick: Bool { scenes.isQuick(toStep: index) }
  /// Makes the diagram off the main actor.
  func foldLate() async { lateDiagram = await scenes.lateDiagram(ofStep: index) }

  /// Whether the reader marked it as done; kept in the record, since its row comes and goes.
  var isDone: Bool {
    get { memory[model].doneSteps.contains(step.id) }
    set {
      if newValue { memory[model].doneSteps.insert(step.id) } else { memory[model].doneSteps.remove(step.id) }
    }
  }

  /// Its fold in motion, prepared once; empty where nothing moves.
  func motion(of scene: Scene) -> FoldMotion {
    if let preparedMotion { return preparedMotion }
    let motion = FoldMotion(of: step.actions, from: scene.start, zoom: scene.zoom)
    preparedMotion = motion
    return motion
  }
}

/// A fold that is played.
struct Playback: Hashable, Sendable {
  /// Counts how often it was played, so that playing again begins anew.
  let number: Int
  /// Whether it is shown folded at once.
  let isStill: Bool
}

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
  /// Whether it can be folded and drawn within a frame; else it is folded by ``foldLate()``.
  var isQuick: Bool { scenes.isQuick(toStep: index) }
  /// What it does to the paper, or why that can't be folded; nothing while it must be folded off the main actor.
  var scene: Result<Scene, StepError>? { late?.scene ?? (isQuick ? scenes.scene(ofStep: index) : nil) }
  /// Its diagram, or why it can't be folded, made at once.
  var quickDiagram: Result<DiagramScene, StepError> { scenes.diagram(ofStep: index) }
  /// Its diagram, or why it can't be folded; nothing while it is being folded.
  var lateDiagram: Result<DiagramPicture, StepError>? { late?.diagram }

  /// What came of folding it off the main actor.
  private var late: (scene: Result<Scene, StepError>, diagram: Result<DiagramPicture, StepError>)?

  /// Folds it off the main actor, unless that was done.
  func foldLate() async {
    guard late == nil, let folded = await scenes.lateStep(at: index) else { return }
    late = (folded.map(\.scene), folded.map { DiagramPicture($0.diagram) })
  }

  /// Whether the reader marked it as done; kept in the record, since its row comes and goes.
  var isDone: Bool {
    get { memory[model].doneSteps.contains(step.id) }
    set {
      if newValue { memory[model].doneSteps.insert(step.id) } else { memory[model].doneSteps.remove(step.id) }
    }
  }

  /// Its fold in motion, prepared once; empty where nothing moves.
  func motion(of scene: Scene) -> FoldMotion {
    let motion = preparedMotion ?? Self.motion(of: step, scene)
    preparedMotion = motion
    return motion
  }

  /// The same, prepared off the main actor; nothing if it can't be folded.
  func lateMotion() async -> FoldMotion? {
    await foldLate()
    guard preparedMotion == nil, case .success(let scene) = scene else { return preparedMotion }
    preparedMotion = await Self.lateMotion(of: step, scene)
    return preparedMotion
  }

  @concurrent private nonisolated static func lateMotion(of step: Step, _ scene: Scene) async -> FoldMotion {
    motion(of: step, scene)
  }

  private nonisolated static func motion(of step: Step, _ scene: Scene) -> FoldMotion {
    FoldMotion(of: step.actions, from: scene.start, zoom: scene.zoom)
  }
}

/// A fold that is played.
struct Playback: Sendable {
  /// What moves.
  let motion: FoldMotion
  /// Counts how often it was played, so that playing again begins anew.
  let number: Int
  /// Whether it is shown folded at once.
  let isStill: Bool
}

import Observation
import OrigamiModel

/// A step as it is read: what it says, its paper, and what the reader made of it.
@MainActor @Observable final class StepModel: Identifiable {
  /// Its place among the steps, from 0.
  let index: Int
  let step: Step
  /// Whether the reader marked it as done; kept here, since its row comes and goes.
  var isDone = false
  @ObservationIgnored private let scenes: FoldedScenes

  init(_ step: Step, at index: Int, scenes: FoldedScenes) {
    self.step = step
    self.index = index
    self.scenes = scenes
  }

  nonisolated var id: RowID { .step(index) }
  /// Its number and title.
  var heading: String { "\(index + 1). \(step.title)" }
  /// What came of folding it off the main actor.
  private var lateDiagram: Result<DiagramScene, StepError>?
  /// Its diagram, or why it can't be folded; nothing while it is being folded.
  var diagram: Result<DiagramScene, StepError>? {
    lateDiagram ?? (isQuick ? scenes.diagram(ofStep: index) : nil)
  }
  /// Whether the diagram can be made within a frame.
  var isQuick: Bool { scenes.isQuick(toStep: index) }
  /// What it does to the paper, or why that can't be folded; folded at once.
  var scene: Result<Scene, StepError> { scenes.scene(ofStep: index) }

  /// Makes the diagram off the main actor.
  func foldLate() async { lateDiagram = await scenes.lateDiagram(ofStep: index) }
}

import OrigamiModel

/// What each step does to the paper, folded when it is asked for and kept.
///
/// What may take longer than a frame is folded off the main actor, one after the other.
@MainActor final class FoldedScenes {
  private var timeline: Timeline
  /// What was asked for last; each waits for the one before, so that nothing is folded twice.
  private var latest: Task<Void, Never>?

  /// A step folded off the main actor: what it does to the paper, and its diagram.
  struct LateStep: Sendable {
    let scene: Scene
    let diagram: DiagramScene
  }

  init(_ instructions: Instructions) { timeline = Timeline(instructions) }

  /// Whether the step at an index can be folded and drawn within a frame; what can be is folded on the way to it.
  func isQuick(toStep index: Int) -> Bool { timeline.foldQuickly(toStep: index) }

  /// The scene of the step at an index, or why there is none, made at once.
  func scene(ofStep index: Int) -> Result<Scene, StepError> {
    do { return .success(try timeline.scene(ofStep: index)) } catch { return .failure(error) }
  }

  /// The diagram of the step at an index, or why there is none, made at once.
  func diagram(ofStep index: Int) -> Result<DiagramScene, StepError> {
    Self.folded(&timeline, toStep: index).map(\.diagram)
  }

  /// The step at an index made off the main actor, or why it can't be; nothing where it is no longer wanted.
  func lateStep(at index: Int) async -> Result<LateStep, StepError>? {
    let before = latest
    let task = Task { () -> Result<LateStep, StepError>? in
      await before?.value
      // Whoever goes through many steps asks for all of them and waits for the last.
      if Task.isCancelled { return nil }
      let (timeline, step) = await Self.foldLate(timeline, toStep: index)
      if timeline.foldedCount >= self.timeline.foldedCount { self.timeline = timeline }
      return step
    }
    latest = Task { _ = await task.value }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  @concurrent private nonisolated static func foldLate(
    _ timeline: Timeline, toStep index: Int
  ) async -> (Timeline, Result<LateStep, StepError>) {
    var timeline = timeline
    let step = folded(&timeline, toStep: index)
    return (timeline, step)
  }

  private nonisolated static func folded(
    _ timeline: inout Timeline, toStep index: Int
  ) -> Result<LateStep, StepError> {
    do {
      let scene = try timeline.scene(ofStep: index)
      let diagram = DiagramScene(of: scene, step: timeline.instructions.steps[index])
      return .success(LateStep(scene: scene, diagram: diagram))
    } catch {
      return .failure(error)
    }
  }
}

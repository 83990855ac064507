import OrigamiModel

/// What each step does to the paper, folded when it is asked for and kept.
///
/// What may take longer than a frame is folded off the main actor, one after the other.
@MainActor final class FoldedScenes {
  /// A step's diagram, or why there is none.
  typealias Diagram = Result<DiagramScene, StepError>

  private var timeline: Timeline
  /// What was asked for last; each waits for the one before, so that nothing is folded twice.
  private var latest: Task<Void, Never>?

  init(_ instructions: Instructions) { timeline = Timeline(instructions) }

  /// The scene of the step at an index, or why there is none.
  func scene(ofStep index: Int) -> Result<Scene, StepError> {
    do { return .success(try timeline.scene(ofStep: index)) } catch { return .failure(error) }
  }

  /// Whether the diagram of the step at an index can be made within a frame.
  func isQuick(toStep index: Int) -> Bool { timeline.isQuick(toStep: index) }

  /// The diagram of the step at an index, made at once.
  func diagram(ofStep index: Int) -> Diagram { Self.diagram(ofStep: index, &timeline) }

  /// The diagram of the step at an index, made off the main actor.
  func lateDiagram(ofStep index: Int) async -> Diagram {
    let before = latest
    let task = Task {
      await before?.value
      let (folded, diagram) = await Self.fold(timeline, toStep: index)
      if folded.foldedCount > timeline.foldedCount { timeline = folded }
      return diagram
    }
    latest = Task { _ = await task.value }
    return await task.value
  }

  @concurrent private nonisolated static func fold(_ timeline: Timeline, toStep index: Int) async -> (Timeline, Diagram)
  {
    var timeline = timeline
    let diagram = diagram(ofStep: index, &timeline)
    return (timeline, diagram)
  }

  private nonisolated static func diagram(ofStep index: Int, _ timeline: inout Timeline) -> Diagram {
    do {
      let scene = try timeline.scene(ofStep: index)
      return .success(DiagramScene(of: scene, step: timeline.instructions.steps[index]))
    } catch {
      return .failure(error)
    }
  }
}

import OrigamiModel

/// What each step does to the paper, folded when it is asked for and kept.
@MainActor final class FoldedScenes {
  private var timeline: Timeline

  init(_ instructions: Instructions) { timeline = Timeline(instructions) }

  /// The scene of the step at an index, or why there is none.
  func scene(ofStep index: Int) -> Result<Scene, StepError> {
    do { return .success(try timeline.scene(ofStep: index)) } catch { return .failure(error) }
  }
}

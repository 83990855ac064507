public import OrigamiModel

extension DiagramScene {
  /// Draws a step of a model, or the finished one put up for show.
  ///
  /// - Parameters:
  ///   - timeline: The model; it is folded as far as needed.
  ///   - step: The number of a step, from 1; the finished model if not given.
  /// - Throws: `RenderingError.noStep` or `.step`.
  public init(of timeline: inout Timeline, step: Int?) throws(RenderingError) {
    let steps = timeline.instructions.steps
    if let step, !steps.indices.contains(step - 1) { throw .noStep(step, count: steps.count) }
    // What only shows pictures from a file is finished when the last one is seen.
    let number = step ?? (steps.last?.picture == nil ? nil : steps.count)
    do throws(StepError) {
      if let number {
        self.init(of: try timeline.scene(ofStep: number - 1), step: steps[number - 1])
      } else {
        self.init(of: try timeline.finished())
      }
    } catch {
      throw .step(error)
    }
  }
}

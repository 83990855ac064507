import Folding
public import OrigamiModel
public import Pictures

extension Rendering {
  /// Creates the request for a model: the finished one put up for show, or the paper after a step.
  ///
  /// - Parameters:
  ///   - timeline: The model; it is folded as far as needed.
  ///   - step: The number of a step, from 1, or 0 for the unfolded sheet; the finished model if not given.
  ///   - showsBack: Whether to turn it over, left and right changing places.
  /// - Throws: `RenderingError`.
  public init(
    of timeline: inout Timeline, step: Int? = nil, showsBack: Bool = false, colors: DiagramColors? = nil,
    background: Pixel, width: Int = 640, height: Int = 480
  ) throws(RenderingError) {
    let count = timeline.instructions.steps.count
    if let step, !(0...count).contains(step) { throw .noStep(step, count: count) }
    var paper: FoldedPaper
    do throws(StepError) {
      paper =
        switch step {
        case nil: try timeline.finished()
        case 0?: timeline.sheet
        case let step?: try timeline.scene(ofStep: step - 1).end
        }
    } catch {
      throw .step(error)
    }
    // Turning over is the one thing that can always be done to paper.
    if showsBack { _ = try? paper.perform(.turnOver) }
    self.init(
      of: paper, colors: colors ?? DiagramColors(timeline.instructions.paper), background: background, width: width,
      height: height)
  }
}

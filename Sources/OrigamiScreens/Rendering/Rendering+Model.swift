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
    let steps = timeline.instructions.steps
    let number = step ?? steps.count
    // Files of pictures have no unfolded sheet.
    let least = timeline.instructions.showsPictures ? 1 : 0
    guard number >= least, number <= steps.count else { throw .noStep(number, count: steps.count) }
    var paper: PaperDrawing
    do throws(StepError) {
      if let picture = steps.prefix(number).last?.picture {
        paper = picture.drawing
      } else {
        let folded =
          switch step {
          case nil: try timeline.finished()
          case 0?: timeline.sheet
          case let step?: try timeline.scene(ofStep: step - 1).end
          }
        paper = folded.drawing
      }
    } catch {
      throw .step(error)
    }
    if showsBack { paper = paper.turnedOver }
    self.init(
      of: paper, colors: colors ?? DiagramColors(timeline.instructions.paper), background: background, width: width,
      height: height)
  }
}

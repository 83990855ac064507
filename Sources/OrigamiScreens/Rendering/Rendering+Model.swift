import Folding
public import OrigamiModel
public import Pictures

extension Rendering {
  /// Creates the request for a model: the finished one put up for show, or the paper after a step; of a FOLD file the
  /// last picture, or that of a step.
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
    let first = timeline.instructions.showsPictures ? 1 : 0
    if let step, !(first...steps.count).contains(step) { throw .noStep(step, count: steps.count) }
    let paper: PaperDrawing
    if first == 1, let picture = steps[(step ?? steps.count) - 1].picture {
      paper = picture.drawing
    } else {
      do throws(StepError) {
        switch step {
        case 0?: paper = timeline.sheet.drawing
        case let step?: paper = try timeline.scene(ofStep: step - 1).end.drawing
        case nil: paper = try timeline.finished().drawing
        }
      } catch {
        throw .step(error)
      }
    }
    self.init(
      of: showsBack ? paper.turnedOver : paper, colors: colors ?? DiagramColors(timeline.instructions.paper),
      background: background, width: width, height: height)
  }
}

extension PaperDrawing {
  /// The drawing seen from behind, left and right changing places.
  fileprivate var turnedOver: PaperDrawing {
    func place(_ point: PlanePoint) -> PlanePoint { PlanePoint(-point.x, point.y) }
    let faces = faces.map { face in
      Face(ConvexPolygon(counterclockwise: face.polygon.corners.map(place).reversed()), showing: face.side.other)
    }
    let edges = edges.map { edge in
      Edge(
        edge.kind, PlaneSegment(place(edge.segment.start), place(edge.segment.end)), faces: edge.faces,
        assignment: edge.assignment)
    }
    var order = LayerOrder()
    for (upper, lower) in layers.all { order.place(lower, above: upper) }
    return PaperDrawing(faces: faces, edges: edges, layers: order, hasKnownLayers: hasKnownLayers)
  }
}

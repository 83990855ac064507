public import Folding

/// A diagram as shapes for pictures: what is filled with what, and lines with their widths and dashes.
///
/// Lengths are in sides of the sheet, y up; widths follow the size of what is shown, so that a picture looks alike at
/// every scale.
public struct DiagramArtwork: Hashable, Sendable {
  /// What something is painted with.
  public enum Paint: Hashable, Sendable {
    /// The paper's coloured side.
    case coloured
    /// The paper's other side.
    case white
    /// The ink of edges, folds and arrows.
    case ink
    /// The ink of creases, of lines that are hidden and of axes.
    case faint
    /// The ground behind the paper.
    case ground
  }

  /// A polygon or a line.
  public struct Shape: Hashable, Sendable {
    /// The corners of a polygon, or the points of a line.
    public var points: [PlanePoint]
    /// What a polygon is filled with; a line is not filled.
    public var fill: Paint?
    /// How much the filling hides of what lies below it, from 0 to 1.
    public var opacity = 1.0
    /// What its outline, or the line, is drawn with.
    public var stroke: Paint?
    /// How wide that is.
    public var width: Double
    /// The lengths of dashes and gaps in turn; none for a whole line.
    public var dashes: [Double]
  }

  /// What is painted, the first lowest.
  public private(set) var shapes: [Shape] = []
  /// The words beside the drawing.
  public let labels: [DiagramLabel]
  /// The part of the plane that is shown.
  public let bounds: Bounds
  /// The width of an edge.
  public let pen: Double

  /// Lays a scene out for a picture.
  public init(_ scene: DiagramScene) {
    let part = scene.zoom ?? scene.bounds
    let extent = max(part.width, part.height, 1e-9)
    pen = extent / 160
    let margin = PlanePoint(extent * 0.05, extent * 0.05)
    bounds = Bounds(of: [part.lower - margin, part.upper + margin])
    labels = scene.labels
    for face in scene.faces {
      if scene.isTranslucent { addTranslucentFace(face.outline) } else { addFace(face.outline, face.side) }
    }
    for line in scene.lines { add(line) }
    for flap in scene.flaps {
      addFace(flap.outline, flap.side)
      for line in flap.lines { add(line) }
    }
    for stroke in scene.marks.flatMap(\.strokes) {
      shapes.append(Shape(points: [stroke.start, stroke.end], fill: nil, stroke: .ink, width: 0.7 * pen, dashes: []))
    }
    for arrow in scene.arrows { add(arrow, headLength: extent / 20) }
  }

  private mutating func addFace(_ outline: [PlanePoint], _ side: Sheet.Side) {
    let paint = side == .coloured ? Paint.coloured : .white
    // A hair of its own colour around it closes the seams between pieces.
    shapes.append(Shape(points: outline, fill: paint, stroke: paint, width: pen / 4, dashes: []))
  }

  /// Through translucent paper both sides look alike, so that each layer adds as much colour.
  private mutating func addTranslucentFace(_ outline: [PlanePoint]) {
    shapes.append(
      Shape(
        points: outline, fill: .coloured, opacity: DiagramScene.translucentOpacity, stroke: nil, width: 0, dashes: []))
  }

  /// A dotted line's dashes and gaps, in widths of the pen.
  private static let dots = [0.7, 2.5]

  private mutating func add(_ line: DiagramLine) {
    let (width, dashes): (Double, [Double]) =
      switch line.kind {
      case .edge: (1, [])
      case .crease, .frame: (0.5, [])
      case .hidden, .landing: (0.7, Self.dots)
      case .axis: (0.5, [6, 2, 1, 2])
      case .valley: (0.9, [5, 3])
      case .mountain: (0.9, [6, 2.5, 0.9, 2.5, 0.9, 2.5])
      }
    let isFaint = line.kind < .landing
    let isFold = line.kind == .valley || line.kind == .mountain
    let scale = isFold ? Self.stretch(of: dashes, over: line.segment.length / pen) : 1
    shapes.append(
      Shape(
        points: [line.segment.start, line.segment.end], fill: nil, stroke: isFaint ? .faint : .ink, width: width * pen,
        dashes: dashes.map { $0 * pen * scale }))
  }

  /// How much dashes are stretched so that a line ends with one as it begins, however short it is.
  private static func stretch(of dashes: [Double], over length: Double) -> Double {
    guard length.isFinite else { return 1 }
    let period = dashes.reduce(0, +)
    let repetitions = max(1, ((length - dashes[0]) / period).rounded())
    return length / (repetitions * period + dashes[0])
  }

  private mutating func add(_ arrow: DiagramArrow, headLength: Double) {
    let shape = arrow.shape(headLength: headLength)
    for stroke in shape.shaft {
      shapes.append(
        Shape(
          points: stroke.points, fill: nil, stroke: .ink, width: pen * 0.8,
          dashes: stroke.isHidden ? Self.dots.map { $0 * pen } : []))
    }
    for tip in shape.tips {
      shapes.append(
        Shape(
          points: tip.outline, fill: tip.head == .solid ? .ink : .ground, stroke: .ink, width: pen * 0.6, dashes: []))
    }
  }
}

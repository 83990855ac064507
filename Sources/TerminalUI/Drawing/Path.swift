/// Lines and areas to draw in a `Canvas`; coordinates are cells, with fractions, counted from the top left corner.
public struct Path: Hashable, Sendable {
  struct Vertex: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// The outlines, each a run of straight lines.
  private(set) var outlines: [[Vertex]] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path by drawing it.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Creates the outline of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { outlines.isEmpty }

  /// Begins an outline.
  public mutating func move(x: Double, y: Double) { outlines.append([Vertex(x: x, y: y)]) }
  /// Begins an outline at a corner of cells.
  public mutating func move(to point: Point) { move(x: Double(point.x), y: Double(point.y)) }

  /// Goes on in a straight line.
  public mutating func addLine(x: Double, y: Double) {
    if outlines.isEmpty { outlines.append([]) }
    outlines[outlines.count - 1].append(Vertex(x: x, y: y))
  }

  /// Goes on in a straight line to a corner of cells.
  public mutating func addLine(to point: Point) { addLine(x: Double(point.x), y: Double(point.y)) }

  /// Goes on in straight lines through corners of cells.
  public mutating func addLines(_ points: [Point]) {
    for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }

  /// Goes on in a curve that one point pulls (a quadratic Bézier curve).
  public mutating func addQuadCurve(x: Double, y: Double, controlX: Double, controlY: Double) {
    guard let start = outlines.last?.last else { return }
    for step in 1...Self.curveSteps {
      let t = Double(step) / Double(Self.curveSteps)
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      addLine(x: a * start.x + b * controlX + c * x, y: a * start.y + b * controlY + c * y)
    }
  }

  /// Goes on in a curve that one point pulls (a quadratic Bézier curve), by corners of cells.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    addQuadCurve(
      x: Double(point.x), y: Double(point.y), controlX: Double(control.x), controlY: Double(control.y))
  }

  /// Goes on in a curve that two points pull (a cubic Bézier curve), by corners of cells.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard let start = outlines.last?.last else { return }
    for step in 1...Self.curveSteps {
      let t = Double(step) / Double(Self.curveSteps)
      let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
      func mix(_ from: Double, _ first: Int, _ second: Int, _ to: Int) -> Double {
        a * from + b * Double(first) + c * Double(second) + d * Double(to)
      }
      addLine(x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
    }
  }

  /// The straight lines that a curve is made of.
  private static let curveSteps = 16

  /// Goes back to where the outline began.
  public mutating func closeSubpath() {
    if let first = outlines.last?.first { addLine(x: first.x, y: first.y) }
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: Rect) {
    let (width, height) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (x, y) = (Double(rect.minX) + width, Double(rect.minY) + height)
    let steps = 64
    for step in 0...steps {
      let direction = UnitDirection(Angle(radians: 2 * .pi * Double(step) / Double(steps)))
      let (px, py) = (x + width * direction.cosine, y + height * direction.sine)
      if step == 0 { move(x: px, y: py) } else { addLine(x: px, y: py) }
    }
  }
}

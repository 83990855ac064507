/// The border of an area made of convex pieces.
public enum Outline {
  /// The pieces' sides that have no other piece beside them, joined where they run on straight; in no order.
  public static func segments(around pieces: [ConvexPolygon]) -> [PlaneSegment] {
    var drawing = LineDrawing()
    for (index, piece) in pieces.enumerated() {
      for side in piece.sides {
        guard let line = side.line else { continue }
        let outer = side.moved(by: line.direction.turnedLeft * -Tolerance.nudge)
        var spans = Spans(0...1)
        for (other, cover) in pieces.enumerated() where other != index {
          if let span = cover.span(of: outer) { spans.subtract(span.settled(side)) }
        }
        for range in spans.ranges { drawing.add(side.part(range), LineDrawing.Key(.border, isVisible: true)) }
      }
    }
    return drawing.edges.map(\.segment)
  }
}

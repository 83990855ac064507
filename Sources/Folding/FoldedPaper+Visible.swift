/// What is seen of a face from above.
public struct VisibleFace: Hashable, Sendable {
  /// The face.
  public let face: Int
  /// The side it shows.
  public let side: Sheet.Side
  /// The pieces that no other face covers; they don't overlap.
  public let pieces: [ConvexPolygon]
}

/// A line of the drawing: a piece of border, fold or crease that is wholly seen or wholly hidden.
public struct DrawnEdge: Hashable, Sendable {
  /// What it is.
  public let kind: PaperEdge.Kind
  /// Where it runs.
  public let segment: PlaneSegment
  /// Whether it is seen from above.
  public let isVisible: Bool
}

extension FoldedPaper {
  /// The faces that are seen from above, each with its visible pieces.
  ///
  /// They cover the silhouette exactly once.
  ///
  /// Decided face by face, so layers that lie in a circle come out right. Complexity: O(overlapping pairs).
  public func visibleFaces() -> [VisibleFace] {
    let polygons = polygons
    let above = layers.facesAbove(count: faces.count)
    return faces.indices.compactMap { index in
      var pieces = [polygons[index]]
      for cover in above[index] where !pieces.isEmpty { pieces = pieces.flatMap { $0.minus(polygons[cover]) } }
      return pieces.isEmpty ? nil : VisibleFace(face: index, side: faces[index].sideUp, pieces: pieces)
    }
  }

  /// The lines of the drawing: borders, folds and creases, cut where they go into hiding and joined where they go on
  /// straight.
  ///
  /// Lines that lie on each other are drawn once: seen before hidden, border before fold before crease.
  public func drawnEdges() -> [DrawnEdge] {
    let polygons = polygons
    let above = layers.facesAbove(count: faces.count)
    var drawing = LineDrawing()
    for edge in edges {
      let segment = segment(of: edge)
      var seen = Spans()
      for face in [edge.face, edge.neighbour].compactMap({ $0 }) {
        for range in visibleSpans(of: segment, inFace: face, polygons, above).ranges { seen.add(range) }
      }
      var hidden = Spans(0...1)
      for range in seen.ranges {
        hidden.subtract(range)
        drawing.add(segment.part(range), kind: edge.kind, isVisible: true)
      }
      for range in hidden.ranges { drawing.add(segment.part(range), kind: edge.kind, isVisible: false) }
    }
    return drawing.edges
  }

  /// The parts of a segment on a face that no other face covers.
  ///
  /// A segment on the face's edge is seen where the face beside it is.
  func visibleSpans(
    of segment: PlaneSegment, inFace face: Int, _ polygons: [ConvexPolygon], _ above: [[Int]]
  ) -> Spans {
    var spans = Spans(0...1)
    guard let line = segment.line else { return spans }
    let offset = line.offset(of: polygons[face].middle)
    let inner = segment.moved(by: line.direction.turnedLeft * (offset > 0 ? Tolerance.nudge : -Tolerance.nudge))
    for cover in above[face] {
      if let span = polygons[cover].span(of: inner) { spans.subtract(span.settled(segment)) }
    }
    return spans
  }
}

extension ClosedRange<Double> {
  /// The range of a nudged segment widened to the whole segment's ends where only the nudge falls short of them.
  func settled(_ segment: PlaneSegment) -> ClosedRange<Double> {
    let slack = 8 * Tolerance.nudge / Swift.max(segment.length, Tolerance.nudge)
    return (lowerBound < slack ? 0 : lowerBound)...(upperBound > 1 - slack ? 1 : upperBound)
  }
}

/// Folded paper as it is drawn: what lies where and what covers what, be it folded here or read from a file.
///
/// Unlike ``FoldedPaper`` it promises nothing: the faces need not be a folding of any sheet, and the order of layers may
/// be unknown or lie in a circle. What is seen is decided face by face.
public struct PaperDrawing: Sendable {
  /// A piece of paper.
  public struct Face: Hashable, Sendable {
    /// Where it lies.
    public let polygon: ConvexPolygon
    /// The side it shows.
    public let side: Sheet.Side

    /// Creates a piece.
    public init(_ polygon: ConvexPolygon, showing side: Sheet.Side) {
      self.polygon = polygon
      self.side = side
    }
  }

  /// A line of border, fold or crease.
  public struct Edge: Hashable, Sendable {
    /// What it is.
    public let kind: PaperEdge.Kind
    /// Which way the paper is to be folded there, in a drawing of a crease pattern.
    public let assignment: CreaseAssignment?
    /// Where it runs.
    public let segment: PlaneSegment
    /// The faces beside it; none for a line that belongs to no face.
    public let faces: [Int]

    /// Creates a line.
    public init(
      _ kind: PaperEdge.Kind, _ segment: PlaneSegment, faces: [Int], assignment: CreaseAssignment? = nil
    ) {
      self.kind = kind
      self.assignment = assignment
      self.segment = segment
      self.faces = faces
    }
  }

  /// The most pieces a visible face is cut into: beyond any paper, but not beyond what a file may claim.
  private static let pieceLimit = 2000
  /// The most pairs of a face and an edge among which a silhouette is looked for.
  private static let silhouetteLimit = 4_000_000

  /// The pieces of paper.
  public let faces: [Face]
  /// The lines.
  public let edges: [Edge]
  /// Which face lies above which.
  public let layers: LayerOrder
  /// Whether the order of layers is known; if not, the paper is best drawn translucent.
  public let hasKnownLayers: Bool

  /// Creates a drawing.
  public init(faces: [Face], edges: [Edge], layers: LayerOrder, hasKnownLayers: Bool = true) {
    self.faces = faces
    self.edges = edges
    self.layers = layers
    self.hasKnownLayers = hasKnownLayers
  }

  /// The smallest upright rectangle around everything.
  public var bounds: Bounds {
    Bounds(of: faces.flatMap(\.polygon.corners) + edges.flatMap { [$0.segment.start, $0.segment.end] })
  }

  /// The faces that are seen from above, each with its visible pieces.
  ///
  /// With known layers they cover the silhouette exactly once, also where layers lie in a circle.
  /// - Complexity: O(pairs of overlapping faces).
  public func visibleFaces() -> [VisibleFace] {
    let above = layers.facesAbove(count: faces.count)
    return faces.indices.compactMap { index in
      var pieces = [faces[index].polygon]
      for cover in above[index] where !pieces.isEmpty && pieces.count < Self.pieceLimit {
        pieces = pieces.flatMap { $0.minus(faces[cover].polygon) }
      }
      return pieces.isEmpty ? nil : VisibleFace(face: index, side: faces[index].side, pieces: pieces)
    }
  }

  /// The lines cut where they go into hiding, and joined where they go on straight.
  ///
  /// Lines that lie on each other are drawn once: seen before hidden, border before fold before crease. Where layers
  /// are unknown, what bounds the silhouette counts as seen, in a drawing of very many faces and edges nothing.
  public func drawnEdges() -> [DrawnEdge] {
    let above = layers.facesAbove(count: faces.count)
    let bounds = hasKnownLayers ? [] : faces.map(\.polygon.bounds)
    var drawing = LineDrawing()
    for edge in edges {
      var seen = Spans()
      if edge.faces.isEmpty {
        seen = Spans(0...1)
      } else if hasKnownLayers {
        for face in edge.faces {
          for range in visibleSpans(of: edge.segment, inFace: face, above).ranges { seen.add(range) }
        }
      } else if faces.count * edges.count <= Self.silhouetteLimit {
        seen = silhouetteSpans(of: edge.segment, bounds)
      }
      var hidden = Spans(0...1)
      for range in seen.ranges {
        hidden.subtract(range)
        drawing.add(edge.segment.part(range), LineDrawing.Key(edge.kind, edge.assignment, isVisible: true))
      }
      for range in hidden.ranges {
        drawing.add(edge.segment.part(range), LineDrawing.Key(edge.kind, edge.assignment, isVisible: false))
      }
    }
    return drawing.edges
  }

  /// The parts of a segment on a face that no other face covers.
  ///
  /// A segment on the face's edge is seen where the face beside it is.
  func visibleSpans(of segment: PlaneSegment, inFace face: Int, _ above: [[Int]]) -> Spans {
    guard let line = segment.line else { return Spans(0...1) }
    let offset = line.offset(of: faces[face].polygon.middle)
    return spans(of: segment, aside: line.direction.turnedLeft * (offset > 0 ? 1 : -1), outside: above[face])
  }

  /// The parts of a segment beside which, on one side at least, there is no face.
  private func silhouetteSpans(of segment: PlaneSegment, _ bounds: [Bounds]) -> Spans {
    guard let line = segment.line else { return Spans() }
    let own = Bounds(of: [segment.start, segment.end])
    let near = faces.indices.filter { bounds[$0].touches(own) }
    let left = spans(of: segment, aside: line.direction.turnedLeft, outside: near)
    let right = spans(of: segment, aside: line.direction.turnedLeft * -1, outside: near)
    return Spans(joining: left.ranges + right.ranges)
  }

  /// The parts of a segment that, moved a hair along a unit vector, lie outside of some faces.
  private func spans(of segment: PlaneSegment, aside way: PlanePoint, outside covers: [Int]) -> Spans {
    let inner = segment.moved(by: way * Tolerance.nudge)
    var spans = Spans(0...1)
    for cover in covers {
      if let span = faces[cover].polygon.span(of: inner) { spans.subtract(span.settled(segment)) }
    }
    return spans
  }
}

/// Which way the paper is to be folded at a crease of a crease pattern.
public enum CreaseAssignment: Hashable, Sendable {
  /// Toward the folder.
  case valley
  /// Away.
  case mountain
  /// Not at all: a crease that lies flat.
  case flat
  /// Nobody says.
  case unassigned
  /// Not folded but cut through.
  case cut
}

extension ClosedRange<Double> {
  /// The range of a nudged segment widened to the whole segment's ends where only the nudge falls short of them.
  func settled(_ segment: PlaneSegment) -> ClosedRange<Double> {
    let slack = 8 * Tolerance.nudge / Swift.max(segment.length, Tolerance.nudge)
    return (lowerBound < slack ? 0 : lowerBound)...(upperBound > 1 - slack ? 1 : upperBound)
  }
}

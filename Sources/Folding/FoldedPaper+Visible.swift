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
  /// Which way the paper is to be folded there, in a drawing of a crease pattern.
  public let assignment: CreaseAssignment?
  /// Where it runs.
  public let segment: PlaneSegment
  /// Whether it is seen from above.
  public let isVisible: Bool
}

extension FoldedPaper {
  /// The paper as it is drawn; its faces are this paper's.
  public var drawing: PaperDrawing {
    PaperDrawing(
      faces: faces.indices.map { PaperDrawing.Face(polygon(ofFace: $0), showing: faces[$0].sideUp) },
      edges: edges.map { edge in
        PaperDrawing.Edge(edge.kind, segment(of: edge), faces: [edge.face] + (edge.neighbour.map { [$0] } ?? []))
      }, layers: layers)
  }

  /// The faces that are seen from above, each with its visible pieces, which cover the silhouette exactly once.
  public func visibleFaces() -> [VisibleFace] { drawing.visibleFaces() }

  /// The lines of the drawing, as ``PaperDrawing/drawnEdges()`` gives them.
  public func drawnEdges() -> [DrawnEdge] { drawing.drawnEdges() }
}

extension PaperDrawing {
  /// The paper seen from behind, left and right having changed places.
  public var turnedOver: PaperDrawing {
    func mirrored(_ point: PlanePoint) -> PlanePoint { PlanePoint(-point.x, point.y) }
    return PaperDrawing(
      faces: faces.map { Face(ConvexPolygon($0.polygon.corners.map(mirrored).reversed()), showing: $0.side.other) },
      edges: edges.map { edge in
        let segment = PlaneSegment(mirrored(edge.segment.start), mirrored(edge.segment.end))
        return Edge(edge.kind, segment, faces: edge.faces, assignment: edge.assignment?.fromBehind)
      }, layers: layers.reversed, hasKnownLayers: hasKnownLayers)
  }
}

extension CreaseAssignment {
  fileprivate var fromBehind: CreaseAssignment {
    switch self {
    case .valley: .mountain
    case .mountain: .valley
    case .flat, .unassigned, .cut: self
    }
  }
}

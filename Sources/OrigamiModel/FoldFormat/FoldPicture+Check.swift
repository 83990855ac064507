import Folding

extension FoldPicture {
  /// The most faces whose layers are checked; beyond them that would take minutes.
  private static let layerLimit = 400
  /// How exactly faces must keep their lengths, in parts of the frame's larger extent: as exactly as files tell places.
  private static let lengthTolerance = 1e-5

  /// Everything that is wrong with the frame as folded paper, as sentences without their full stops.
  ///
  /// - Complexity: O(corners of faces); with known layers and at most 400 faces O(faces³).
  public func faults() -> [String] { listFaults + shapeFaults + layerFaults }

  private var listFaults: [String] {
    let (edges, assignments) = (frame.edges.count, frame.assignments.count)
    guard assignments > 0, assignments != edges else { return [] }
    return ["“edges_assignment” has \(assignments) entries for \(edges) edges"]
  }

  /// The faces that aren't congruent copies of their pieces of the sheet, where the file tells those.
  private var shapeFaults: [String] {
    guard !isCreasePattern, let sheet = sheetPlaces else { return [] }
    let tolerance = Self.lengthTolerance * frame.plane.size
    return frame.faces.indices.compactMap { index in
      let face = frame.faces[index]
      let corners = Array(face.indices)
      let isCongruent = corners.allSatisfy { a in
        // Sides and the diagonals next to them settle a polygon.
        [1, 2].allSatisfy { step in
          let (from, to) = (face[a], face[(a + step) % face.count])
          return abs(frame.vertices[from].distance(to: frame.vertices[to]) - sheet[from].distance(to: sheet[to]))
            <= tolerance
        }
      }
      return isCongruent ? nil : PaperFault.stretched(face: index).description
    }
  }

  /// Where each vertex is on the sheet, if the file tells.
  var sheetPlaces: [FoldFrame.Vertex]? {
    if frame.sheetVertices.count == frame.vertices.count { return frame.sheetVertices }
    guard let pattern, pattern.faces == frame.faces, pattern.vertices.count == frame.vertices.count else { return nil }
    return pattern.vertices
  }

  private var layerFaults: [String] {
    guard !isCreasePattern, !frame.plane.isProjected, drawing.hasKnownLayers, drawing.faces.count <= Self.layerLimit
    else { return [] }
    let joints = drawing.edges.compactMap { edge in
      edge.faces.count == 2
        ? LayerRules.Joint(edge.faces[0], edge.faces[1], at: edge.segment, isFolded: edge.kind == .folded) : nil
    }
    let fault = LayerRules(polygons: drawing.faces.map(\.polygon), joints: joints).fault(in: drawing.layers)
    return fault.map { [$0.description] } ?? []
  }
}

extension FoldFrame.Vertex {
  func distance(to other: FoldFrame.Vertex) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }
}

import Folding
import StrictJSON

extension FoldFrame {
  /// The members of a frame in a file of the FOLD format, version 1.2.
  var members: [JSONValue.Member] {
    var object = JSONMembers()
    object["frame_title"] = title.map { .string($0) }
    object["frame_description"] = text.flatMap { $0.isEmpty ? nil : .string($0) }
    object["frame_classes"] = list(classes) { .string($0) }
    object["frame_attributes"] = .array(attributes.map { .string($0) })
    object["vertices_coords"] = list(vertices, is3D ? Self.place : Self.flatPlace)
    object["edges_vertices"] = list(edges, Self.indices)
    object["edges_assignment"] = list(assignments) { .string($0.rawValue) }
    object["faces_vertices"] = list(faces, Self.indices)
    object["faceOrders"] = list(orders) {
      [.integer($0.face), .integer($0.other), .integer($0.isOnNormalSide ? 1 : -1)]
    }
    object["faces_re:layer"] = list(heights) { .integer($0) }
    object["re:diagrams"] = drawnLines.isEmpty ? nil : [["re:diagram_lines": .array(drawnLines.map(Self.value))]]
    object["origami:vertices_paper"] = list(sheetVertices, Self.flatPlace)
    object["origami:faces_up"] = is3D ? nil : list(facesUp) { .string($0) }
    return object.all
  }

  private var is3D: Bool { vertices.contains { $0.z != 0 } }

  /// What is true of the frame, in the format's words.
  private var attributes: [String] {
    var attributes = [is3D ? "3D" : "2D"]
    if assignments.contains(.cut) { attributes.append("cuts") }
    if assignments.contains(.join) { attributes.append("joins") }
    if !orders.isEmpty { attributes.append("selfTouching") }
    guard !faces.isEmpty else { return attributes }
    let sides = faces.flatMap { face in zip(face, face.dropFirst() + face.prefix(1)).map { [$0, $1] } }
    let facesBesideEdge = Dictionary(sides.map { ($0.sorted(), 1) }, uniquingKeysWith: +)
    if facesBesideEdge.values.allSatisfy({ $0 <= 2 }) {
      attributes.append("manifold")
      // Faces that all run the same way round pass along the edge between them in opposite directions.
      if Set(sides).count == sides.count { attributes.append("orientable") }
    }
    guard !is3D else { return attributes }
    let places = plane.places
    let isConvex = faces.allSatisfy { SimplePolygon.convexPieces(of: $0.map { places[$0] }).count == 1 }
    return attributes + [isConvex ? "convexFaces" : "nonConvexFaces"]
  }

  /// The side that each face shows, C or W: the coloured one where its corners run counterclockwise.
  private var facesUp: [String] {
    let places = plane.places
    return faces.map { SimplePolygon.doubleArea(of: $0.map { places[$0] }) > 0 ? "C" : "W" }
  }

  private func list<Entry>(_ entries: [Entry], _ value: (Entry) -> JSONValue) -> JSONValue? {
    entries.isEmpty ? nil : .array(entries.map(value))
  }

  private static func indices(_ indices: [Int]) -> JSONValue { .array(indices.map { .integer($0) }) }

  private static func place(_ vertex: Vertex) -> JSONValue {
    [.number(vertex.x), .number(vertex.y), .number(vertex.z)]
  }

  private static func flatPlace(_ vertex: Vertex) -> JSONValue { [.number(vertex.x), .number(vertex.y)] }

  private static func value(of line: DrawnLine) -> JSONValue {
    [
      "re:diagram_line_classes": .array(line.assignment.word.map { [.string($0)] } ?? []),
      "re:diagram_line_coords": [place(line.start), place(line.end)],
    ]
  }
}

extension FoldFrame.Assignment {
  /// What Rabbit Ear calls a drawn line of this assignment, if anything.
  fileprivate var word: String? {
    switch self {
    case .valley: "valley"
    case .mountain: "mountain"
    case .border, .flat, .unassigned, .cut, .join: nil
    }
  }
}

import Folding
import StrictJSON

/// Writes a model in the FOLD format, version 1.2, so that other programs can open it.
///
/// The key frame is the crease pattern of the folded model; then comes a folded form for the sheet and for each step's
/// end, with the order of its layers, the step's title and its text. Every frame holds all of itself. Each vertex's
/// place on the sheet is in `origami:vertices_paper`, the side that each face shows in `origami:faces_up`.
public enum FoldExport {
  /// The file's text.
  ///
  /// - Throws: the step that can't be folded.
  public static func text(of timeline: inout Timeline) throws(StepError) -> String {
    let instructions = timeline.instructions
    var frames = [frame("Sheet", instructions.summary, timeline.sheet)]
    for (index, step) in instructions.steps.enumerated() {
      let scene = try timeline.scene(ofStep: index)
      let text = ([step.text] + scene.words).filter { !$0.isEmpty }.joined(separator: "\n")
      frames.append(frame("\(index + 1). \(step.title)", text, scene.end))
    }
    var root: [JSONValue.Member] = [
      member("file_spec", .number(1.2)), member("file_creator", "origami"),
      member("file_title", .string(instructions.title)), member("file_author", .string(instructions.origin)),
      member("file_description", .string(instructions.summary)),
      member("file_classes", ["singleModel", "diagrams"]), member("frame_title", "Crease pattern"),
      member("frame_classes", ["creasePattern"]),
    ]
    root += mesh(of: try timeline.folded(), isPattern: true)
    root.append(member("file_frames", .array(frames)))
    return JSONValue.object(root).prettyText(lineWidth: 120) + "\n"
  }

  private static func frame(_ title: String, _ text: String, _ paper: FoldedPaper) -> JSONValue {
    .object(
      [
        member("frame_title", .string(title)), member("frame_description", .string(text)),
        member("frame_classes", ["foldedForm"]),
      ] + mesh(of: paper, isPattern: false))
  }

  private static func mesh(of paper: FoldedPaper, isPattern: Bool) -> [JSONValue.Member] {
    var places = paper.vertices
    if !isPattern {
      for face in paper.faces {
        for corner in face.corners { places[corner] = face.placement(paper.vertices[corner]) }
      }
    }
    let edges = paper.edges
    let orders =
      isPattern
      ? []
      : paper.layers.all.map { upper, lower -> JSONValue in
        // The normal of a face that shows the coloured side points up.
        let side = paper.faces[lower].placement.isMirrored ? -1 : 1
        return [.integer(upper), .integer(lower), .integer(side)]
      }
    return [
      member("frame_attributes", ["2D", "manifold", "orientable", "convexFaces"]),
      member("vertices_coords", .array(places.map(point))),
      member("edges_vertices", .array(edges.map { [.integer($0.start), .integer($0.end)] })),
      member("edges_assignment", .array(edges.map { .string(assignment(of: $0, in: paper)) })),
      member("faces_vertices", .array(paper.faces.map { .array($0.corners.map { .integer($0) }) })),
      member("faceOrders", .array(orders)),
      member("origami:vertices_paper", .array(paper.vertices.map(point))),
      member("origami:faces_up", .array(paper.faces.map { $0.sideUp == .coloured ? "C" : "W" })),
    ]
  }

  /// A valley brings the coloured sides together: the face that shows the white side lies above.
  private static func assignment(of edge: PaperEdge, in paper: FoldedPaper) -> String {
    guard edge.kind == .folded, let neighbour = edge.neighbour else { return edge.kind == .border ? "B" : "F" }
    let isUpper = paper.layers.isAbove(edge.face, neighbour)
    return isUpper == paper.faces[edge.face].placement.isMirrored ? "V" : "M"
  }

  private static func point(_ point: PlanePoint) -> JSONValue { [.number(point.x), .number(point.y)] }

  private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member { JSONValue.Member(key, value) }
}

import Folding
import StrictJSON
import TestSupport
import Testing

@testable import OrigamiModel

/// FOLD files as programs write them, each kind in a file of our own.
@Suite struct FoldFileTests {
  private func document(_ json: String) throws -> FoldDocument {
    FoldDocument(try FoldFile(json: Array(json.utf8)), name: "name")
  }

  private func refusal(_ json: String) -> String? {
    do throws(JSONErrors) {
      _ = try FoldFile(json: Array(json.utf8))
      return nil
    } catch {
      return error.errors.first.map { "\($0)" }
    }
  }

  private let square = "\"vertices_coords\": [[0,0],[1,0],[1,1],[0,1]]"
  private let diagonal = """
    "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2]], "edges_assignment": ["B","B","B","B","V"]
    """

  @Test("A file whose keys are about vertices, edges or faces is told of FOLD's, even if one is misspelt")
  func misspelt() {
    for key in ["vertices_coord", "edges_vertices", "faces_vertices", "file_title"] {
      let error = #expect(throws: JSONErrors.self) {
        try Instructions(json: Array("{\"\(key)\": []}".utf8), orFoldNamed: "name")
      }
      #expect(error?.errors.map { "\($0)".contains("no frame with “vertices_coords”") } == [true], "\(key)")
    }
  }

  @Test("Faces are found between edges, and a crease pattern is drawn by its assignments and folded flat")
  func pattern() throws {
    let document = try document("{\(square), \(diagonal)}")
    #expect(document.pages.map(\.title) == ["Crease pattern", "Folded flat"])
    let pattern = document.pages[0].picture
    #expect(pattern.isCreasePattern)
    #expect(pattern.drawing.faces.count == 2)
    #expect(pattern.drawing.drawnEdges().compactMap(\.assignment) == [.valley])
    let folded = document.pages[1].picture
    #expect(folded.drawing.hasKnownLayers)
    #expect(folded.drawing.visibleFaces().map(\.side) == [.white])
  }

  @Test("Lines that bound no face are drawn on the pattern and left out of what it folds to") func looseLines() throws {
    let loose = square.replacing("[0,1]]", with: "[0,1],[0.5,0.1],[0.9,0.1],[200,7]]")
    let document = try document(
      "{\(loose), \(diagonal.replacing("[0,2]]", with: "[0,2],[4,5]]").replacing("\"V\"]", with: "\"V\",\"F\"]"))}")
    #expect(document.pages[0].picture.drawing.edges.count == 6)
    let folded = document.pages[1].picture.drawing
    #expect(folded.edges.count == 5)
    #expect(folded.faces.count == 2)
    #expect(abs(folded.bounds.width - 1) < 1e-9)
  }

  @Test("A mountain shows the front, a valley the back") func mountain() throws {
    let document = try document("{\(square), \(diagonal.replacing("V", with: "M"))}")
    #expect(document.pages[1].picture.drawing.visibleFaces().map(\.side) == [.coloured])
  }

  @Test(
    "Angles say what assignments would, under the old name too", arguments: ["edges_foldAngle", "edges_foldAngles"])
  func angles(key: String) throws {
    let edges = "\"edges_vertices\": [[0,1],[1,2],[2,3],[3,0],[0,2]], \"\(key)\": [0,0,null,0,180]"
    let document = try document("{\(square), \(edges)}")
    #expect(document.pages[0].picture.drawing.drawnEdges().contains { $0.assignment == .valley })
  }

  @Test("Without edges the faces' borders are drawn, without faces and edges nothing") func sparse() throws {
    let faces = try document("{\(square), \"faces_vertices\": [[0,1,2],[0,2,3]]}")
    #expect(faces.pages[0].picture.drawing.edges.count == 5)
    let vertex = try document("{\"vertices_coords\": [[0,0,0]]}")
    #expect(vertex.pages.count == 1)
    #expect(vertex.pages[0].picture.drawing.faces.isEmpty)
    #expect(vertex.pages[0].text == "There are neither faces nor edges to draw.")
  }

  @Test("Coordinates in hundreds and in thousandths are drawn at one size") func scale() throws {
    for size in ["200", "0.001"] {
      let document = try document(
        "{\"vertices_coords\": [[-\(size),-\(size)],[\(size),-\(size)],[\(size),\(size)],[-\(size),\(size)]], \(diagonal)}"
      )
      #expect(document.pages[0].picture.drawing.faces.count == 2)
      #expect(abs(document.pages[0].picture.drawing.bounds.width - 1) < 1e-9)
    }
  }

  @Test("What isn't flat is projected, and said so; what is flat in another plane is not") func space() throws {
    let tent = try document(
      "{\"vertices_coords\": [[0,0,0],[1,0,0],[1,1,1],[0,1,1],[0,2,0],[1,2,0]], \"faces_vertices\": [[0,1,2,3],[3,2,5,4]]}"
    )
    #expect(tent.pages[0].text.contains("isn't flat"))
    let wall = try document("{\"vertices_coords\": [[0,0,0],[1,0,0],[1,0,1],[0,0,1]], \"faces_vertices\": [[0,1,2,3]]}")
    #expect(wall.pages[0].text.isEmpty)
    #expect(abs(wall.pages[0].picture.drawing.faces[0].polygon.area - 1) < 1e-9)
  }

  @Test("Faces that are not convex are drawn whole") func notConvex() throws {
    let arrow = try document(
      "{\"vertices_coords\": [[0,0],[2,0],[2,2],[1,0.5],[0,2]], \"faces_vertices\": [[0,1,2,3,4]]}")
    let area = arrow.pages[0].picture.drawing.faces.map(\.polygon.area).reduce(0, +)
    #expect(abs(area * 4 - 2.5) < 1e-9)
  }

  @Test("Frames take over from their parents, from the root without saying so, and entry by entry") func inheritance()
    throws
  {
    let document = try document(
      """
      {\(square), \(diagonal), "file_frames": [
        {"frame_title": "from the root", "frame_classes": ["foldedForm"], "frame_inherit": true, "frame_parent": 0,
         "vertices_coords": [null, null, null, [1,0]]},
        {"frame_title": "from the first", "frame_inherit": true, "frame_parent": 1},
        {"frame_title": "silently"}]}
      """)
    #expect(document.pages.map(\.title) == ["Crease pattern", "from the root", "from the first", "silently"])
    for page in document.pages { #expect(page.picture.drawing.edges.count == 5) }
    #expect(document.pages[1].picture.drawing.visibleFaces().count == 1)
    #expect(document.pages[2].picture.drawing.visibleFaces().count == 1)
    #expect(document.pages[3].picture.drawing.visibleFaces().count == 2)
  }

  @Test("A root without anything, and parents counted from the first frame") func countedFromFirst() throws {
    let document = try document(
      """
      {"file_title": "T", "file_frames": [{\(square), \(diagonal)}, {"frame_inherit": true, "frame_parent": 0}]}
      """)
    #expect(document.title == "T")
    #expect(document.pages.count == 2)
  }

  @Test("Layers may lie in a circle") func circle() throws {
    // Four strips around a square hole, each over the next.
    let document = try document(
      """
      {"frame_classes": ["foldedForm"], "vertices_coords":
        [[0,0],[3,0],[3,1],[0,1], [2,0],[3,0],[3,3],[2,3], [0,2],[3,2],[3,3],[0,3], [0,0],[1,0],[1,3],[0,3]],
       "faces_vertices": [[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15]],
       "faceOrders": [[0,1,1],[1,2,1],[2,3,1],[3,0,1]]}
      """)
    let drawing = document.pages[0].picture.drawing
    #expect(drawing.hasKnownLayers)
    for face in drawing.visibleFaces() { #expect(abs(face.pieces.map(\.area).reduce(0, +) * 9 - 2) < 1e-9) }
  }

  @Test("Where layers don't follow, that is said") func unknownLayers() throws {
    let document = try document(
      """
      {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0],[1,0],[1,1],[0,1],[0,0],[1,0],[1,1],[0,1]],
       "faces_vertices": [[0,1,2,3],[4,5,6,7]]}
      """)
    #expect(!document.pages[0].picture.drawing.hasKnownLayers)
    #expect(document.pages[0].text.contains("translucent"))
  }

  @Test("Texts and fold lines that two programs add are shown") func dialects() throws {
    let document = try document(
      """
      {\(square), "faces_vertices": [[0,1,2,3]], "instructions": {"desc": "A thing", "children": [
         {"desc": "Fold", "children": [[1,2,180]]}, {"desc": "Unfold"}]},
       "re:diagrams": [{"re:diagram_instructions": {"de": "falten", "en": "fold"},
         "re:diagram_lines": [{"re:diagram_line_classes": ["valley"], "re:diagram_line_coords": [[0,0],[1,1]]}]}]}
      """)
    #expect(document.instructions == ["A thing", "  Fold", "  Unfold"])
    #expect(document.pages[0].text == "fold")
    #expect(Instructions(document).steps.map(\.text) == ["fold A thing. Fold. Unfold."])
    #expect(document.pages[0].picture.drawing.edges.contains { $0.assignment == .valley })
  }

  @Test(
    "What can't be drawn is refused in a line with its place",
    arguments: [
      ("", "1:1"), ("[]", "$: expected an object"), ("{}", "no frame with “vertices_coords”"),
      ("{\"vertices_coords\": [[0]]}", "$.vertices_coords[0]: expected 2 or 3 coordinates"),
      ("{\"vertices_coords\": [[0, \"x\"]]}", "$.vertices_coords[0][1]: expected a number"),
      ("{\"vertices_coords\": [[0,0]], \"edges_vertices\": [[0,1]]}", "vertex 1, and there is 1"),
      ("{\"vertices_coords\": [[0,0]], \"edges_vertices\": [[0]]}", "$.edges_vertices[0]: expected an array of 2"),
      ("{\"vertices_coords\": [[0,0]], \"edges_assignment\": [\"X\"]}", "expected one of B, M, V, F, U, C, J"),
      ("{\"vertices_coords\": [[0,0]], \"faces_vertices\": [[0,0,-1]]}", "$.faces_vertices[0][2]"),
      (
        "{\"vertices_coords\": [[0,0]], \"faces_vertices\": [[0]], \"faceOrders\": [[0,3,1]]}", "face 3, and there is 1"
      ),
      ("{\"vertices_coords\": [null]}", "null at 0"),
      (
        "{\"vertices_coords\": [[0,0]], \"file_frames\": [{\"frame_inherit\": true, \"frame_parent\": 7}]}",
        "parent frame 7"
      ),
      (
        "{\"file_frames\": [{\"vertices_coords\": [[0,0]], \"frame_inherit\": true, \"frame_parent\": 2}, {\"frame_inherit\": true, \"frame_parent\": 1}]}",
        "inherits from itself"
      ),
    ])
  func refusals(json: String, reason: String) throws {
    let line = try #require(self.refusal(json))
    #expect(line.contains(reason), "\(line)")
    #expect(!line.contains("\n"))
  }

  @Test("Twelve thousand faces are read and drawn, each crease once") func large() throws {
    let count = 78
    var vertices: [String] = []
    var faces: [String] = []
    for row in 0...count { for column in 0...count { vertices.append("[\(column),\(row)]") } }
    for row in 0..<count {
      for column in 0..<count {
        let corner = row * (count + 1) + column
        faces.append("[\(corner),\(corner + 1),\(corner + count + 2)]")
        faces.append("[\(corner),\(corner + count + 2),\(corner + count + 1)]")
      }
    }
    let json =
      "{\"vertices_coords\": [\(vertices.joined(separator: ","))], \"faces_vertices\": [\(faces.joined(separator: ","))]}"
    let drawing = try document(json).pages[0].picture.drawing
    #expect(drawing.faces.count == 2 * count * count)
    #expect(drawing.visibleFaces().count == drawing.faces.count)
    // Rows, columns and diagonals, each joined to one line.
    #expect(drawing.drawnEdges().count == 2 * (count + 1) + 2 * count - 1)
  }

  @Test("Parents that run through thousands of frames are followed") func deep() throws {
    let frames = (2...5000).map { "{\"frame_inherit\": true, \"frame_parent\": \($0)}" }
    let json = "{\"file_frames\": [\(frames.joined(separator: ",")), {\(square)}]}"
    #expect(try FoldFile(json: Array(json.utf8)).frames.count == 5000)
  }

  @Test("Frames that take over more than can be drawn are refused in a line", arguments: [1, 20_000]) func bomb(
    parent: Int
  )
    throws
  {
    let root = GridFold(columns: 20, rows: 20).json.dropLast()
    // Each from the root, or all in one chain.
    let frames = (1...20_000).map {
      "{\"frame_inherit\": true, \"frame_parent\": \(parent == 1 ? 0 : $0 == 20_000 ? 0 : $0 + 1)}"
    }
    let line = try #require(refusal("\(root), \"file_frames\": [\(frames.joined(separator: ","))]}"))
    #expect(line.contains("more than 2500000 vertices, edges, faces and orders in all"), "\(line)")
  }
}

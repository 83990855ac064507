import Folding
import Testing

@testable import OrigamiModel

/// A FOLD file is exported with every frame complete, and shows the same when it is read again.
@Suite struct FoldNormalFormTests {
  private static let square = #""vertices_coords": [[0,0],[4,0],[4,4],[0,4]]"#
  private static let halves = """
    \(square), "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2]], "edges_assignment": ["B","b","B","B","V"]
    """

  private static let kinds = [
    "a pattern that folds flat": "{\(halves)}",
    "loose lines beside it": """
    {"vertices_coords": [[0,0],[4,0],[4,4],[0,4],[9,9],[9,8]],
     "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2],[4,5]], "edges_assignment": ["B","B","B","B","M","U"]}
    """,
    "frames that inherit": """
    {"file_title": "T", "file_author": "A", "frame_classes": ["creasePattern"], \(halves), "faces_vertices": [[0,1,2],[0,2,3]], "file_frames": [
      {"frame_title": "folded", "frame_classes": ["foldedForm"], "frame_parent": 0, "frame_inherit": true,
       "vertices_coords": [null, [0,4], null, null], "faceOrders": [[0,1,1]]}]}
    """,
    "heights of layers and drawn lines": """
    {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0],[1,0],[0,1],[1,1]],
     "faces_vertices": [[0,1,2],[0,2,1],[1,3,2]], "faces_re:layer": [1,0,2], "re:diagrams": [
      {"re:diagram_instructions": {"en": "Fold it."}, "re:diagram_lines": [
        {"re:diagram_line_classes": ["valley"], "re:diagram_line_coords": [[0,0],[1,1]]}]}]}
    """,
    "a shape in space": """
    {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0,0],[1,0,0],[0,1,1],[1,1,1]],
     "faces_vertices": [[0,1,3,2]], "instructions": [{"desc": "Bend it"}, {"desc": "and stop."}]}
    """,
    "cuts, joins and unknown edges": """
    {"frame_classes": ["creasePattern"], \(square), "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2],[1,3]],
     "edges_assignment": ["C","B","B","B","J",null]}
    """,
    "layers that nobody knows": """
    {"frame_classes": ["foldedForm"], \(square), "faces_vertices": [[0,1,2],[1,2,3]], "file_description": "D"}
    """,
  ]

  @Test("is read again as the same pages, and exported again byte by byte", arguments: kinds.keys.sorted())
  func again(kind: String) throws {
    let text = try #require(Self.kinds[kind])
    let read = try Instructions(json: Array(text.utf8), orFoldNamed: kind)
    var timeline = Timeline(read)
    let exported = try FoldExport.text(of: &timeline)
    let again = try Instructions(json: Array(exported.utf8), orFoldNamed: "other")
    #expect(again.title == read.title && again.origin == read.origin && again.summary == read.summary)
    #expect(again.steps.map(\.title) == read.steps.map(\.title) && again.steps.map(\.text) == read.steps.map(\.text))
    for (picture, other) in zip(read.steps.compactMap(\.picture), again.steps.compactMap(\.picture)) {
      #expect(other.isCreasePattern == picture.isCreasePattern && other.notes == picture.notes)
      #expect(other.drawing.layers == picture.drawing.layers)
      #expect(other.drawing.faces.map(\.side) == picture.drawing.faces.map(\.side))
      #expect(other.drawing.edges.map(\.assignment) == picture.drawing.edges.map(\.assignment))
      let corners = [picture, other].map { $0.drawing.faces.flatMap(\.polygon.corners) }
      #expect(corners[0].count == corners[1].count)
      #expect(zip(corners[0], corners[1]).allSatisfy { $0.distance(to: $1) < 1e-12 })
    }
    var second = Timeline(again)
    #expect(try FoldExport.text(of: &second) == exported)
  }

  @Test("becomes instructions where all is known, and says what isn't where not")
  func given() throws {
    func result(_ kind: String) throws -> String {
      let read = try Instructions(json: Array(#require(Self.kinds[kind]).utf8), orFoldNamed: kind)
      let given: Instructions
      do throws(UnstatableFrame) { given = try read.givingStates(id: kind) } catch { return error.description }
      var timeline = Timeline(given)
      #expect(try timeline.finished().flatPieceCount == 2)
      return "\(given.id): \(given.steps.count)"
    }
    #expect(try result("a pattern that folds flat") == "a-pattern-that-folds-flat: 1")
    #expect(try result("loose lines beside it") == "loose-lines-beside-it: 1")
    #expect(try result("frames that inherit") == "frames-that-inherit: 1")
    #expect(try result("cuts, joins and unknown edges") == "there is no folded form in it")
    for kind in ["a shape in space", "layers that nobody knows", "heights of layers and drawn lines"] {
      #expect(try result(kind) == "frame “Folded form”: it doesn't tell where its corners are on the sheet")
    }
  }
}

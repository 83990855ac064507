import Testing

@testable import OrigamiModel

@Suite struct FoldCheckTests {
  private func faults(_ json: String) throws -> [String] {
    let document = FoldDocument(try FoldFile(json: Array(json.utf8)), name: "x")
    return document.pages.flatMap { $0.picture.faults() }
  }

  @Test("Our own files have no faults", arguments: Library.catalogue.names) func library(model: String) throws {
    var timeline = try Library.timeline(model)
    #expect(try faults(FoldExport.text(of: &timeline)) == [])
  }

  @Test("A face that is longer than on the sheet is named") func stretched() throws {
    let words = try faults(
      """
      {"frame_classes": ["creasePattern"], "vertices_coords": [[0,0],[1,0],[1,1],[0,1]],
       "edges_vertices": [[0,1],[1,2],[2,3],[3,0],[0,2]], "edges_assignment": ["B","B","B","B","V"],
       "faces_vertices": [[0,1,2],[0,2,3]], "file_frames": [
        {"frame_classes": ["foldedForm"], "frame_inherit": true, "frame_parent": 0,
         "vertices_coords": [[0,0],[1,0],[1,1],[1.1,0]], "faceOrders": [[1,0,1]]}]}
      """)
    #expect(words == ["face 1 is not a congruent copy of its piece of the sheet"])
  }

  @Test("Lists of different length are named") func lists() throws {
    let words = try faults(
      """
      {"vertices_coords": [[0,0],[1,0],[1,1]], "edges_vertices": [[0,1],[1,2],[2,0]], "edges_assignment": ["B","B"]}
      """)
    #expect(words == ["“edges_assignment” has 2 entries for 3 edges"])
  }

  @Test("Layers that lie in a circle over one point are named") func circle() throws {
    let words = try faults(
      """
      {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0],[1,0],[1,1],[0,1],[0,0],[1,0],[1,1],[0,1],[0,0],[1,0],[1,1],[0,1]],
       "faces_vertices": [[0,1,2,3],[4,5,6,7],[8,9,10,11]], "faceOrders": [[0,1,1],[1,2,1],[2,0,1]]}
      """)
    #expect(words.count == 1 && words[0].contains("pass through each other"), "\(words)")
  }
}

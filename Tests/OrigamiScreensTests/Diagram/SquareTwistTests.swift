import Folding
import OrigamiModel
import OrigamiScreens
import TerminalUI
import Testing

/// A square twist: four pleats, each over the next, around a square.
@Suite struct SquareTwistTests {
  private let fold = """
    {"frame_classes": ["creasePattern"], "vertices_coords":
      [[2,1],[3,2],[2,3],[1,2], [2,0],[4,1],[4,2],[3,4],[2,4],[0,3],[0,2],[1,0], [0,0],[4,0],[4,4],[0,4]],
     "edges_vertices": [[0,1],[1,2],[2,3],[3,0], [0,4],[0,5],[1,6],[1,7],[2,8],[2,9],[3,10],[3,11],
      [12,11],[11,4],[4,13],[13,5],[5,6],[6,14],[14,7],[7,8],[8,15],[15,9],[9,10],[10,12]],
     "edges_assignment": ["V","V","V","V", "V","M","V","M","V","M","V","M",
      "B","B","B","B","B","B","B","B","B","B","B","B"]}
    """

  @Test func `its layers lie in a circle and follow from its mountains and valleys`() throws {
    let instructions = try Instructions(json: Array(fold.utf8), orFoldNamed: "twist")
    #expect(instructions.steps.map(\.title) == ["Crease pattern", "Folded flat"])
    let picture = try #require(instructions.steps[1].picture)
    #expect(picture.drawing.hasKnownLayers)
    #expect(picture.notes.isEmpty)
    #expect(picture.drawing.layers.hasCircle(of: picture.drawing.faces.count))
    // Four times round the paper looks the same: what is seen comes in fours, but for the square.
    let areas = picture.drawing.visibleFaces().map { face in
      (face.pieces.map(\.area).reduce(0, +) * 1e6).rounded()
    }
    for area in Set(areas) where areas.count(where: { $0 == area }) != 1 {
      #expect(areas.count { $0 == area } == 4)
    }
    let drawing = DiagramDrawing(
      DiagramScene(of: picture.drawing), colors: DiagramColors(instructions.paper),
      capabilities: TerminalCapabilities(colorDepth: .none, isUnicode: true))
    try Golden.expect("\(drawing.surface(size: Size(width: 40, height: 20)))\n", named: "square-twist-40x20.txt")
  }
}

extension LayerOrder {
  /// Whether no sequence from the lowest to the topmost face agrees with it.
  fileprivate func hasCircle(of count: Int) -> Bool {
    var rest = Array(0..<count)
    while let free = rest.firstIndex(where: { face in !rest.contains { isAbove($0, face) } }) { rest.remove(at: free) }
    return !rest.isEmpty
  }
}

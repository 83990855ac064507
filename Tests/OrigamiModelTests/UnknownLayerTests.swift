import Folding
import TestSupport
import Testing

@testable import OrigamiModel

/// Paper of which nobody knows what covers what, and paper of which that follows.
@Suite struct UnknownLayerTests {
  private func pages(_ json: String) throws -> [FoldDocument.Page] {
    FoldDocument(try FoldFile(json: Array(json.utf8)), name: "name").pages
  }

  /// Two strips across each other, of which no order is told.
  private let cross = """
    {"frame_classes": ["foldedForm"], "vertices_coords": [[0,1],[3,1],[3,2],[0,2],[1,0],[2,0],[2,3],[1,3]],
     "faces_vertices": [[0,1,2,3],[4,5,6,7]]}
    """

  @Test func `the silhouette is solid, what lies within dotted, and every face is there whole`() throws {
    let page = try #require(try pages(cross).first)
    #expect(page.text.contains("translucent"))
    let scene = DiagramScene(of: page.picture.drawing)
    #expect(scene.isTranslucent)
    #expect(scene.faces.map { ConvexPolygon(counterclockwise: $0.outline).area * 9 } == [3, 3])
    func length(_ kind: DiagramLine.Kind) -> Double {
      scene.lines.filter { $0.kind == kind }.reduce(0) { $0 + $1.segment.length * 3 }
    }
    #expect(abs(length(.edge) - 12) < 1e-6)
    #expect(abs(length(.hidden) - 4) < 1e-6)
    #expect(scene.lines.allSatisfy { [.edge, .hidden].contains($0.kind) })
  }

  @Test func `in pictures each layer adds as much colour`() throws {
    let page = try #require(try pages(cross).first)
    let artwork = DiagramArtwork(DiagramScene(of: page.picture.drawing))
    let filled = artwork.shapes.filter { $0.fill != nil }
    #expect(filled.count == 2)
    #expect(filled.allSatisfy { $0.fill == .coloured && $0.opacity == DiagramScene.translucentOpacity })
    let paper = PaperChoice(
      sheet: Sheet(pose: .square, sideUp: .coloured), coloured: PaperColor(red: 1, green: 2, blue: 3))
    let svg = artwork.svg(paper: paper)
    #expect(svg.split(separator: "\n").count { $0.contains("fill-opacity=\"0.18\"") } == 2)
  }

  @Test func `of many layers of one shape only those are drawn that can be seen`() throws {
    let faces = (0..<12_000).map { layer in
      "[" + (0..<4).map { "\((layer + $0) % 4)" }.joined(separator: ",") + "]"
    }
    let page = try #require(
      try pages(
        """
        {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0],[1,0],[1,1],[0,1],[2,0],[3,0],[3,1]],
         "faces_vertices": [\(faces.joined(separator: ",")),[4,5,6]]}
        """
      ).first)
    let scene = DiagramScene(of: page.picture.drawing)
    #expect(scene.isTranslucent)
    #expect(scene.faces.count < 40)
    let shining = scene.faces.dropFirst().reduce(255) { light, _ in light * (1 - DiagramScene.translucentOpacity) }
    #expect(shining < 0.5)
    #expect(scene.faces.contains { $0.outline.count == 3 })
  }

  @Test func `an order told in part is completed where the rest follows, and else is no order`() throws {
    func drawing(_ orders: String) throws -> PaperDrawing {
      try pages(
        """
        {"frame_classes": ["foldedForm"], "vertices_coords": [[0,0],[1,0],[1,1],[0,1]],
         "faces_vertices": [[0,1,2,3],[0,1,2,3],[0,1,2,3]], "faceOrders": [\(orders)]}
        """)[0].picture.drawing
    }
    let chain = try drawing("[0,1,1],[1,2,1]")
    #expect(chain.hasKnownLayers)
    #expect(chain.visibleFaces().map(\.face) == [0])
    #expect(try !drawing("[0,1,1],[0,2,1]").hasKnownLayers)
    #expect(try drawing("[0,1,1],[0,2,1],[1,2,1]").hasKnownLayers)
  }

  @Test("a sheet that was never folded is one layer, however many faces it has", arguments: ["foldedForm", "other"])
  func flat(frameClass: String) throws {
    var grid = GridFold(columns: 110, rows: 110)
    grid.frameClass = frameClass
    let pages = try pages(grid.json)
    #expect(pages.count == 1)
    #expect(pages[0].picture.drawing.faces.count == grid.faceCount)
    #expect(pages[0].picture.drawing.hasKnownLayers)
    #expect(pages[0].text.isEmpty)
  }

  @Test func `a fan of twelve thousand faces folds flat and is translucent, a small one is ordered`() throws {
    var grid = GridFold(columns: 20, rows: 600)
    grid.isFan = true
    let folded = try #require(try pages(grid.json).last)
    #expect(folded.title == "Folded flat")
    #expect(!folded.picture.drawing.hasKnownLayers)
    #expect(DiagramScene(of: folded.picture.drawing).faces.count == grid.faceCount)
    grid.columns = 6
    grid.rows = 3
    #expect(try #require(try pages(grid.json).last).picture.drawing.hasKnownLayers)
  }

  @Test func `twelve thousand faces in space hide each other by their distance`() throws {
    let grid = GridFold(columns: 20, rows: 600)
    var json = grid.json
    // One corner comes forward: no plane holds them all.
    json.replace("[[0,0],", with: "[[0,0,5],")
    let page = try #require(try pages(json).first)
    #expect(page.text == "The model isn't flat; it is shown from the front, right and above.")
    #expect(page.picture.drawing.hasKnownLayers)
  }

  @Test(arguments: 0..<20)
  func `overlaps are those that comparing all with all finds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let polygons = (0..<60).map { _ in
      let (x, y) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let (w, h) = (Double.random(in: 0.02...0.5, using: &random), Double.random(in: 0.02...0.5, using: &random))
      return ConvexPolygon(counterclockwise: [PlanePoint(x, y), PlanePoint(x + w, y), PlanePoint(x, y + h)])
    }
    let found = try #require(OverlapSearch(polygons).pairs { ($0 + $1) % 5 != 0 })
    let wanted = polygons.indices.flatMap { a in
      polygons.indices.dropFirst(a + 1).filter { (a + $0) % 5 != 0 && polygons[a].overlaps(polygons[$0]) }.map {
        [a, $0]
      }
    }
    #expect(Set(found.map { [$0, $1] }) == Set(wanted), "seed \(seed)")
    #expect(found.count == wanted.count, "seed \(seed)")
  }

  @Test func `where very many overlap the search gives up`() {
    let square = ConvexPolygon(
      counterclockwise: [PlanePoint(0, 0), PlanePoint(1, 0), PlanePoint(1, 1), PlanePoint(0, 1)])
    #expect(OverlapSearch(Array(repeating: square, count: 3000)).pairs { _, _ in true } == nil)
  }
}

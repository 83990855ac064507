import Folding
import StrictJSON
@testable import OrigamiModel
import TestSupport
import Testing

@Suite struct FoldExportTests {
  @Test("What is exported is read again as the same states", arguments: Library.catalogue.names)
  func roundTrip(model: String) throws {
    var timeline = try Library.timeline(model)
    let states = try timeline.states()
    let file = try FoldFile(json: Array(try FoldExport.text(of: &timeline).utf8))
    #expect(file.title == timeline.instructions.title)
    #expect(file.frames.count == states.count + 1)
    let document = FoldDocument(file, name: model)
    #expect(document.pages[0].picture.isCreasePattern)
    for (index, state) in states.enumerated() {
      let picture = document.pages[index + 1].picture
      #expect(picture.drawing.hasKnownLayers, "\(model) state \(index)")
      #expect(picture.notes.isEmpty)
      try expect(picture.drawing, looksLike: state, "\(model) state \(index)")
    }
  }

  @Test(
    "Mountains and valleys of the exported crease pattern fold to the model again", arguments: Library.catalogue.names)
  func creasePattern(model: String) throws {
    var timeline = try Library.timeline(model)
    let folded = try timeline.folded()
    let file = try FoldFile(json: Array(try FoldExport.text(of: &timeline).utf8))
    let frame = try #require(FlatFolding.folded(file.frames[0]))
    var places = folded.vertices
    for face in folded.faces { for corner in face.corners { places[corner] = face.placement(folded.vertices[corner]) } }
    let size = max(file.frames[0].plane.size, 1)
    for (a, b) in zip(frame.vertices, frame.vertices.dropFirst()).enumerated().map({ ($0, $1) }) {
      let found = PlanePoint(b.0.x - b.1.x, b.0.y - b.1.y).length * size
      #expect(abs(found - places[a].distance(to: places[a + 1])) < 1e-6, "\(model)")
    }
  }

  /// Compares what is seen at sample places; a picture has its own scale.
  private func expect(_ drawing: PaperDrawing, looksLike paper: FoldedPaper, _ comment: Comment) throws {
    #expect(drawing.faces.count == paper.faces.count, comment)
    #expect(drawing.layers == paper.layers, comment)
    let scale = max(paper.bounds.width, paper.bounds.height)
    for (face, other) in zip(drawing.faces, paper.drawing.faces) {
      let places = other.polygon.corners.map { ($0 - paper.bounds.lower) * (1 / scale) }
      #expect(zip(face.polygon.corners, places).allSatisfy { $0.distance(to: $1) < 1e-9 }, comment)
    }
    let visible = drawing.visibleFaces()
    let expected = paper.visibleFaces()
    #expect(visible.map(\.face) == expected.map(\.face), comment)
    #expect(visible.map(\.side) == expected.map(\.side), comment)
    for (face, other) in zip(visible, expected) {
      let area = face.pieces.map(\.area).reduce(0, +) * scale * scale
      #expect(abs(area - other.pieces.map(\.area).reduce(0, +)) < 1e-6, comment)
    }
  }
}

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
    for (a, b) in zip(frame.vertices, frame.vertices.dropFirst()).enumerated().map({ ($0, $1) }) {
      let found = PlanePoint(b.0.x - b.1.x, b.0.y - b.1.y).length
      #expect(abs(found - places[a].distance(to: places[a + 1])) < 1e-6, "\(model)")
    }
  }

  @Test("What was exported is exported again byte by byte", arguments: Library.catalogue.names)
  func again(model: String) throws {
    var timeline = try Library.timeline(model)
    let text = try FoldExport.text(of: &timeline)
    var read = Timeline(try Instructions(json: Array(text.utf8), orFoldNamed: model))
    #expect(try FoldExport.text(of: &read) == text)
  }

  @Test("An exported file becomes instructions that fold to the same states", arguments: Library.catalogue.names)
  func states(model: String) throws {
    var timeline = try Library.timeline(model)
    let states = try timeline.states()
    let file = try Instructions(json: Array(try FoldExport.text(of: &timeline).utf8), orFoldNamed: model)
    let given = try file.givingStates(id: "A \(model)!")
    #expect(given.id == "a-\(model)" && given.paper.sheet == timeline.instructions.paper.sheet)
    var again = Timeline(try Instructions(json: Array(given.jsonText.utf8)))
    let statesAgain = try again.states().dropFirst()
    #expect(statesAgain.count == states.count)
    for (state, other) in zip(states, statesAgain) where state.faces.count == other.faces.count {
      #expect(other.faults() == [] && other.layers == state.layers)
      #expect(zip(state.given.places, other.given.places).allSatisfy { $0.distance(to: $1) < 1e-9 })
    }
    #expect(zip(states, statesAgain).dropFirst().allSatisfy { $0.faces.count == $1.faces.count })
  }

  @Test(
    "A frame keeps to the specification: sides of faces are edges, borders have one face, orders go by normals",
    arguments: Library.catalogue.names)
  func specification(model: String) throws {
    var timeline = try Library.timeline(model)
    let text = try FoldExport.text(of: &timeline)
    #expect(text.contains(#""file_spec": 1.2"#))
    for (number, frame) in try FoldFile(json: Array(text.utf8)).frames.enumerated() {
      let comment = Comment("\(model) frame \(number)")
      #expect(frame.classes == [number == 0 ? "creasePattern" : "foldedForm"], comment)
      #expect(frame.edges.count == frame.assignments.count && frame.sheetVertices.count == frame.vertices.count)
      let (edges, places) = (frame.edges.map(Set.init), frame.plane.places)
      #expect(Set(edges).count == edges.count && edges.allSatisfy { $0.count == 2 }, comment)
      var beside = [Set<Int>: [Int]]()
      for (index, face) in frame.faces.enumerated() {
        for side in zip(face, face.dropFirst() + face.prefix(1)) {
          beside[[side.0, side.1], default: []].append(index)
        }
      }
      #expect(Set(beside.keys) == Set(edges), comment)
      let isUp = frame.faces.map { SimplePolygon.doubleArea(of: $0.map { places[$0] }) > 0 }
      #expect(number > 0 || isUp.allSatisfy { $0 }, comment)
      var isAbove = Set<[Int]>()
      for order in frame.orders {
        let upper = order.isOnNormalSide == isUp[order.other] ? order.face : order.other
        isAbove.insert([upper, upper == order.face ? order.other : order.face])
      }
      for (edge, assignment) in zip(edges, frame.assignments) {
        let faces = try #require(beside[edge])
        switch assignment {
        case .border: #expect(faces.count == 1, comment)
        case .flat: #expect(faces.count == 2 && isUp[faces[0]] == isUp[faces[1]], comment)
        case .mountain, .valley:
          #expect(faces.count == 2, comment)
          guard number > 0 else { continue }
          // In a valley the normals point into each other: that of the lower face up, that of the upper face down.
          let lower = isAbove.contains([faces[0], faces[1]]) ? faces[1] : faces[0]
          #expect(isUp[faces[0]] != isUp[faces[1]] && isUp[lower] == (assignment == .valley), comment)
        case .unassigned, .cut, .join: Issue.record(comment)
        }
      }
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

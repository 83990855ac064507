import Folding
import TestSupport
import Testing

@Suite struct DrawingTests {
  @Test("The kite's drawing has its outline, its two folds' raw edges and the crease beneath them") func kite() throws {
    let kite = try SwanFolds.states()[2]
    let edges = kite.drawnEdges()
    #expect(edges.filter { $0.kind == .folded && $0.isVisible }.count == 2)
    // The two raw edges lie on each other along the middle, and hide the crease below.
    let middle = edges.filter { $0.isVisible && abs($0.segment.start.x) + abs($0.segment.end.x) < 1e-9 }
    #expect(middle.map(\.kind).filter { $0 == .border }.count == 1)
    #expect(middle.filter { $0.kind == .crease }.allSatisfy { min($0.segment.start.y, $0.segment.end.y) > 1 - 1e-9 })
  }

  @Test("A line that goes on straight is one line, whichever way its pieces run", arguments: Array(UInt64(1)...20))
  func joining(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let angle = Int.random(in: 0..<8, using: &generator)
    // Eighths of a turn are where a direction is neither flat nor steep.
    let turn = Isometry.rotation(about: PlanePoint(0, 0), degrees: Double(angle) * 45)
    let shift = PlanePoint(.random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator))
    let stops = (0...5).map { turn(PlanePoint(Double($0), 0)) + shift }
    let edges = zip(stops, stops.dropFirst()).enumerated().map { index, ends in
      PaperDrawing.Edge(
        .border, index % 2 == 0 ? PlaneSegment(ends.0, ends.1) : PlaneSegment(ends.1, ends.0), faces: [])
    }
    let drawing = PaperDrawing(faces: [], edges: edges, layers: LayerOrder())
    #expect(drawing.drawnEdges().count == 1, "seed \(seed)")
    #expect(abs((drawing.drawnEdges().first?.segment.length ?? 0) - 5) < 1e-9, "seed \(seed)")
  }

  @Test("Layers in a circle are drawn right, which no order of painting could do") func circle() throws {
    // Three strips of a triangle's sides, each over the next.
    let strips = [0.0, 120, 240].map { degrees in
      let turn = Isometry.rotation(about: PlanePoint(0, 0), degrees: degrees)
      let corners = [PlanePoint(-2, -1.2), PlanePoint(2, -1.2), PlanePoint(2, -0.8), PlanePoint(-2, -0.8)]
      return PaperDrawing.Face(ConvexPolygon(counterclockwise: corners.map { turn($0) }), showing: .coloured)
    }
    var layers = LayerOrder()
    for index in 0..<3 { layers.place(index, above: (index + 1) % 3) }
    let visible = PaperDrawing(faces: strips, edges: [], layers: layers).visibleFaces()
    #expect(visible.count == 3)
    for face in visible {
      let whole = strips[face.face].polygon.area
      let seen = face.pieces.map(\.area).reduce(0, +)
      #expect(seen < whole - 0.1)
    }
    let areas = visible.map { $0.pieces.map(\.area).reduce(0, +) }
    #expect((areas.max() ?? 0) - (areas.min() ?? 0) < 1e-9)
  }

  @Test("The outline of pieces side by side has no line between them") func outline() throws {
    let sheet = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    var creased = sheet
    try creased.perform(
      .fold(Fold(.valleyAndUnfold, named: "f", along: .bringingPoint(.named("bottom left"), to: .named("top right")))))
    #expect(creased.faces.count == 2)
    #expect(Outline.segments(around: creased.polygons).count == 4)
    #expect(creased.drawnEdges().filter { $0.kind == .crease }.count == 1)
  }

  @Test("The neck's fold moves what lies below it, from the bottom to the top corner") func move() throws {
    var paper = FoldedPaper(SwanFolds.sheet)
    var moves: [Move] = []
    for action in SwanFolds.steps.flatMap({ $0 }) { if let move = try paper.perform(action) { moves.append(move) } }
    let neck = try #require(moves.first { $0.fold.name == "neck" })
    #expect(neck.from.isSamePlace(as: PlanePoint(0, 0)))
    #expect(neck.to.isSamePlace(as: PlanePoint(0, 2.0.squareRoot())))
    #expect(neck.layerCount == 4)
    #expect(neck.hiddenLine.isEmpty)
    #expect(neck.line.count == 1)
    let level = 0.5.squareRoot()
    #expect(neck.moving.allSatisfy { $0.corners.allSatisfy { $0.y < level + 1e-9 } })
    #expect(neck.landing.allSatisfy { $0.corners.allSatisfy { $0.y > level - 1e-9 } })
    let pull = try #require(moves.first { $0.fold.name == "neck pull" })
    #expect(pull.from.isSamePlace(as: PlanePoint(0, 0.75 * 2.0.squareRoot())))
    #expect(!pull.moving.isEmpty && pull.moving.count == pull.landing.count)
  }
}

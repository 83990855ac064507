import Folding
import OrigamiModel
import Testing

@Suite struct DiagramSceneTests {
  private let sheet = Sheet(pose: .diamond, sideUp: .coloured)
  private let centre = LineReference.through(.named("bottom"), .named("top"))

  /// The scene of one fold of the plain sheet, and the paper afterwards.
  private func scene(_ fold: Fold, zoom: Bounds? = nil) throws -> (before: DiagramScene, after: DiagramScene, Move) {
    var paper = FoldedPaper(sheet)
    let before = paper
    let move = try #require(try paper.perform(.fold(fold)))
    return (DiagramScene(of: before, moves: [move], zoom: zoom), DiagramScene(of: paper), move)
  }

  private func fold(_ kind: Fold.Kind) -> Fold { Fold(kind, named: "half", along: centre, moving: .named("left")) }

  private func area(_ faces: [DiagramFace]) -> Double {
    faces.reduce(0) { sum, face in
      sum + zip(face.outline, face.outline.dropFirst() + face.outline.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }
  }

  @Test func `the visible pieces cover the silhouette once`() throws {
    let (before, after, _) = try scene(fold(.valley))
    #expect(abs(area(before.faces) - 1) < 1e-9)
    #expect(abs(area(after.faces) - 0.5) < 1e-9)
    #expect(after.faces.allSatisfy { $0.side == .white && $0.layersBelow == 1 })
  }

  @Test func `a valley fold is dashed and points in front, a mountain fold behind`() throws {
    let valley = try scene(fold(.valley)).before
    #expect(valley.lines.contains { $0.kind == .valley } && !valley.lines.contains { $0.kind == .mountain })
    #expect(valley.arrows.map(\.kind) == [.foldInFront] && valley.arrows[0].head == .solid)
    let mountain = try scene(fold(.mountain)).before
    #expect(mountain.lines.contains { $0.kind == .mountain } && !mountain.lines.contains { $0.kind == .valley })
    #expect(mountain.arrows.map(\.kind) == [.foldBehind] && mountain.arrows[0].head == .half)
  }

  @Test func `fold and unfold has a head at both ends and no landing place`() throws {
    let scene = try scene(fold(.valleyAndUnfold)).before
    #expect(scene.arrows.map(\.kind) == [.foldAndUnfold] && scene.arrows[0].tail == .solid)
    #expect(!scene.lines.contains { $0.kind == .landing })
    #expect(try self.scene(fold(.valley)).before.lines.contains { $0.kind == .landing })
  }

  @Test func `a crease stops short of the edge and is not drawn under a fold line`() throws {
    let (_, after, _) = try scene(fold(.valleyAndUnfold))
    let creases = after.lines.filter { $0.kind == .crease }
    #expect(creases.count == 1)
    let height = 2.0.squareRoot()
    #expect(creases.allSatisfy { $0.segment.length < height - 0.05 && $0.segment.length > height - 0.1 })
    var paper = FoldedPaper(sheet)
    try paper.perform(.fold(fold(.valleyAndUnfold)))
    let before = paper
    let again = Fold(.valley, named: "again", along: .crease("half", at: nil), moving: .named("left"))
    let move = try #require(try paper.perform(.fold(again)))
    #expect(!DiagramScene(of: before, moves: [move]).lines.contains { $0.kind == .crease })
  }

  @Test func `no dotted line runs under a fold line`() throws {
    let scene = try scene(fold(.valley)).before
    let folds = scene.lines.filter { $0.kind == .valley }.compactMap(\.segment.line)
    let dotted = scene.lines.filter { $0.kind == .landing }
    #expect(!folds.isEmpty && !dotted.isEmpty)
    for line in dotted { #expect(folds.allSatisfy { abs($0.offset(of: line.segment.middle)) > 0.1 }) }
  }

  @Test(arguments: [Fold.Kind.valley, .mountain, .valleyAndUnfold])
  func `an arrow leaves near what moves and arrives near where it lands`(kind: Fold.Kind) throws {
    let (scene, _, move) = try scene(fold(kind))
    let path = try #require(scene.arrows.first?.path)
    #expect(path[0].distance(to: move.from) < 0.1 && path[path.count - 1].distance(to: move.to) < 0.1)
  }

  @Test func `an arrow stays in the part that is shown enlarged where it can`() throws {
    let part = Bounds(of: [PlanePoint(-0.75, 0.6), PlanePoint(0.75, 1)])
    let path = try #require(try scene(fold(.valley), zoom: part).before.arrows.first?.path)
    #expect(path.allSatisfy { $0.y >= part.lower.y && $0.y <= part.upper.y })
  }

  @Test func `a crease pattern is drawn by what its creases are assigned to be`() {
    let assignments: [CreaseAssignment] = [.valley, .mountain, .flat, .unassigned, .cut]
    let edges = assignments.enumerated().map { index, assignment in
      let height = Double(index) / 10
      let segment = PlaneSegment(PlanePoint(0, height), PlanePoint(1, height))
      return PaperDrawing.Edge(.crease, segment, faces: [], assignment: assignment)
    }
    let scene = DiagramScene(of: PaperDrawing(faces: [], edges: edges, layers: LayerOrder()))
    #expect(scene.lines.map(\.kind) == [.crease, .crease, .edge, .valley, .mountain])
  }

  @Test func `turning over and turning have their signs beside the paper`() throws {
    let paper = FoldedPaper(sheet)
    for sign in [DiagramSign.turnOver, .turnOverTopToBottom] {
      let scene = DiagramScene(of: paper, signs: [sign])
      #expect(scene.arrows.map(\.kind) == [.turnOver] && scene.lines.contains { $0.kind == .axis })
      #expect(scene.arrows[0].path.allSatisfy { $0.x > scene.paperBounds.upper.x })
    }
    let scene = DiagramScene(of: paper, signs: [.rotate(-22.5)])
    #expect(scene.arrows.map(\.kind) == [.rotate, .rotate] && scene.labels.map(\.text) == ["22.5°"])
    #expect(scene.symbols == [.arrow(.rotate)])
  }

  @Test func `every sign of the notation has words of its own`() {
    #expect(Set(DiagramSymbol.all.map(\.words)).count == DiagramSymbol.all.count)
    for kind in DiagramLine.Kind.allCases { #expect(DiagramSymbol.all.contains(.line(kind))) }
  }

  @Test func `faces drawn over others come out on top`() throws {
    let (_, after, _) = try scene(fold(.valley))
    #expect(after.lines.filter { $0.kind == .edge }.count == 3)
    #expect(after.bounds.width < after.bounds.height)
  }
}

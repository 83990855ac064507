import Folding
import OrigamiModel
import Testing

@Suite struct DiagramMarkTests {
  private func diagram(_ model: String, step: Int) throws -> DiagramScene {
    var timeline = try Library.timeline(model)
    return DiagramScene(of: try timeline.scene(ofStep: step - 1), step: timeline.instructions.steps[step - 1])
  }

  private func diagram(after earlier: [Action] = [], doing actions: [Action]) throws -> DiagramScene {
    let sheet = Sheet(pose: .square, sideUp: .white)
    let steps = [Step(id: "e", title: "E", actions: earlier), Step(id: "s", title: "S", actions: actions)]
    let paper = PaperChoice(sheet: sheet, coloured: .white)
    var timeline = Timeline(Instructions(id: "m", title: "M", paper: paper, steps: steps))
    return DiagramScene(of: try timeline.scene(ofStep: 1), step: steps[1])
  }

  @Test func `edges brought to a crease have arcs in both halves of the angle`() throws {
    #expect(try diagram("swan", step: 2).marks.map(\.kind) == [.equalAngles, .equalAngles])
  }

  @Test func `a fold to a fraction of a stretch has a tick across each part`() throws {
    let target = PointReference.between(.named("bottom left"), .named("top left"), 1.0 / 4)
    let scene = try diagram(doing: [
      .fold(Fold(.valley, named: "f", along: .bringingPoint(.named("top left"), to: target)))
    ])
    #expect(scene.marks.map(\.kind) == [.equalParts])
    #expect(scene.marks[0].strokes.count == 4)
  }

  @Test func `a fold square to an edge has a small square in the corner, on the paper`() throws {
    let edge = LineReference.through(.named("bottom left"), .named("bottom right"))
    let through = PointReference.between(.named("bottom left"), .named("bottom right"), 1.0 / 3)
    let fold = Fold(
      .valley, named: "f", along: .perpendicular(to: edge, through: through), moving: .named("bottom left"))
    let scene = try diagram(doing: [.fold(fold)])
    #expect(scene.marks.map(\.kind) == [.rightAngle])
    let ends = scene.marks[0].strokes.flatMap { [$0.start, $0.end] }
    #expect(ends.allSatisfy { $0.y > -1e-9 && $0.y < 0.2 })
  }

  @Test func `a pull tells where to hold and has a hollow head, whatever it takes back`() throws {
    for step in [8, 9] {
      let scene = try diagram("swan", step: step)
      #expect(scene.marks.map(\.kind) == [.hold])
      #expect(scene.arrows.map(\.kind) == [.pull])
    }
  }

  @Test func `two layers that go the same way have one arrow with a tick`() throws {
    let fold = { (name: String, corner: String) in
      var fold = Fold(.valley, named: name, along: .bringingPoint(.named(corner), to: .named("spot")))
      fold.layers = .flap(.named(corner))
      return Action.fold(fold)
    }
    let scene = try diagram(
      after: [
        .mark("spot", .between(.named("bottom left"), .named("top right"), 0.25)),
        .fold(Fold(.valley, named: "half", along: .bringingPoint(.named("top left"), to: .named("bottom left")))),
      ], doing: [fold("front", "top left"), fold("back", "bottom left")])
    #expect(scene.arrows.count == 1)
    #expect(scene.marks.map(\.kind) == [.again])
  }

  @Test func `two flaps beside each other have an arrow each, on their own sides`() throws {
    let arrows = try diagram("samurai-helmet", step: 3).arrows
    #expect(arrows.count == 2)
    #expect(arrows[0].path.allSatisfy { $0.x > -1e-9 } && arrows[1].path.allSatisfy { $0.x < 1e-9 })
  }

  @Test func `unfolding has a hollow head and no fold line`() throws {
    var open = Fold(.valley, named: "open", along: .crease("half", at: nil), moving: .named("bottom left"))
    open.layers = .flap(.named("bottom left"))
    let scene = try diagram(
      after: [
        .fold(Fold(.valley, named: "half", along: .bringingPoint(.named("bottom left"), to: .named("bottom right"))))
      ],
      doing: [.fold(open)])
    #expect(scene.symbols == [.arrow(.pull)])
    #expect(scene.lines.allSatisfy { [.edge, .landing].contains($0.kind) })
  }

  @Test func `an arrow is dotted where it goes in between layers, and nowhere else`() throws {
    #expect(try diagram("envelope", step: 3).arrows.allSatisfy { !$0.hiddenPieces.isEmpty })
    #expect(try diagram("crane", step: 3).arrows.allSatisfy { !$0.hiddenPieces.isEmpty })
    #expect(try diagram("crane", step: 2).arrows.allSatisfy(\.hiddenPieces.isEmpty))
  }

  @Test func `a fold along an edge is seen in its pattern, without the edge under it`() throws {
    for (model, step) in [("cup", 6), ("samurai-helmet", 7), ("swan", 7)] {
      let scene = try diagram(model, step: step)
      let folds = scene.lines.filter { $0.kind == .mountain }.map(\.segment)
      #expect(folds.map(\.length).reduce(0, +) > 0.5, "\(model)")
      for fold in folds {
        for edge in scene.lines where edge.kind == .edge {
          let middle = fold.start.toward(fold.end, 0.5)
          let way = edge.segment.end - edge.segment.start
          let along = (middle - edge.segment.start).dot(way) / way.dot(way)
          let isOn = abs((middle - edge.segment.start).cross(way)) < 1e-9 && along > 0 && along < 1
          #expect(!isOn, "\(model)")
        }
      }
    }
  }

  @Test func `a collapse shows all its folds and where to push`() throws {
    var timeline = try Library.timeline("crane")
    let given = try timeline.scene(ofStep: 2).end.given
    let paper = timeline.instructions.paper
    let step = Step(id: "s", title: "Collapse", actions: [.collapse(named: "base", given)])
    var other = Timeline(Instructions(id: "m", title: "M", paper: paper, steps: [step]))
    let scene = DiagramScene(of: try other.scene(ofStep: 0), step: step)
    let length = { (kind: DiagramLine.Kind) in
      scene.lines.filter { $0.kind == kind }.map(\.segment.length).reduce(0, +)
    }
    // A preliminary base folds both ways: along half the lines that cross in the middle one way, the rest the other.
    #expect(length(.valley) > 0.9 && length(.mountain) > 0.9)
    #expect(scene.arrows.map(\.kind) == [.push, .push])
  }
}

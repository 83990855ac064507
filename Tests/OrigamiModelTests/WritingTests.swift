import Folding
import OrigamiModel
import TestSupport
import Testing

@Suite struct WritingTests {
  @Test("What is written is read again as the same instructions", arguments: Library.catalogue.names)
  func roundTrip(model: String) throws {
    var timeline = try Library.timeline(model)
    let text = timeline.instructions.jsonText
    var again = Timeline(try Instructions(json: Array(text.utf8)))
    #expect(again.instructions.jsonText == text)
    #expect(again.instructions.steps.map(\.actions) == timeline.instructions.steps.map(\.actions))
    #expect(again.instructions.finish == timeline.instructions.finish)
    #expect(again.instructions.steps.map(\.remarks) == timeline.instructions.steps.map(\.remarks))
    #expect(again.instructions.steps.map(\.zoom) == timeline.instructions.steps.map(\.zoom))
    #expect(again.instructions.paper == timeline.instructions.paper)
    #expect(again.instructions.firstPhotoPage == timeline.instructions.firstPhotoPage)
    #expect(try again.folded().polygons == timeline.folded().polygons)
  }

  @Test("A collapse is written with all of its state") func collapse() throws {
    var timeline = try Library.timeline("crane")
    let state = try timeline.scene(ofStep: 2).end
    var instructions = timeline.instructions
    instructions.steps = [Step(id: "a", title: "A", actions: [.collapse(named: "base", state.given)])]
    var again = Timeline(try Instructions(json: Array(instructions.jsonText.utf8)))
    #expect(try again.folded().faults() == [])
    #expect(try again.folded().flatPieceCount == state.flatPieceCount)
  }

  @Test("Every way to name a line, every kind of layers and every turn is written as it is read") func allWays() throws
  {
    let a = PointReference.between(.named("bottom left"), .named("top right"), 3.0 / 7)
    let b = PointReference.mirrored(.named("top left"), over: .through(.named("bottom left"), .named("top right")))
    let l = LineReference.through(.named("bottom left"), .named("bottom right"))
    let m = LineReference.through(.named("top left"), .named("bottom right"))
    let lines: [LineReference] = [
      l, .crease("0", at: nil), .crease("0", at: a), .bringingPoint(a, to: b), .bringingLine(l, to: m, near: nil),
      .bringingLine(l, to: m, near: a), .perpendicular(to: l, through: a),
      .bringingPointToLine(a, to: l, through: b, near: a), .bringingTwoPoints(a, to: l, and: b, onto: m, near: nil),
      .bringingPointAcross(a, to: l, perpendicularTo: m), .angled(22.5, from: m, through: a),
    ]
    var actions: [Action] = [.turnOver, .turnOverTopToBottom, .rotate(-30), .level(a, b), .mark("x", .crossing(l, m))]
    for (index, line) in lines.enumerated() {
      var fold = Fold(.mountainAndUnfold, named: "\(index)", along: line, moving: .named("x"))
      fold.layers = [.all, .top(2), .bottom(1), .flap(a)][index % 4]
      if index > 3 { fold.undoing = ["0", "1"] }
      if index == 5 { fold.under = [a, b] }
      if index == 6 { (fold.kind, fold.ridge) = (.insideReverse, "2") }
      actions.append(.fold(fold))
    }
    var instructions = Instructions(
      id: "all", title: "All", paper: PaperChoice(sheet: Sheet(width: 2, height: 3, sideUp: .white), coloured: .white),
      steps: [Step(id: "all", title: "All", actions: actions)])
    instructions.steps[0].zoom = .points([a])
    instructions.steps[0].remarks = [Step.Remark(.warning, "w"), Step.Remark(.warning, "v")]
    let again = try Instructions(json: Array(instructions.jsonText.utf8))
    #expect(again.steps[0].actions == actions)
    #expect(again.steps[0].zoom == instructions.steps[0].zoom)
    #expect(again.paper == instructions.paper)
  }

  @Test("Fractions are written with the denominator they were given", arguments: Array(UInt64(1)...50))
  func fractions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bottom = Int.random(in: 1...100_000, using: &generator)
    let top = Int.random(in: 0...bottom, using: &generator)
    let place = PointReference.between(.named("top left"), .named("top right"), Double(top) / Double(bottom))
    let paper = PaperChoice(sheet: Sheet(pose: .square, sideUp: .white), coloured: .white)
    let step = Step(id: "a", title: "A", actions: [.mark("x", place)])
    let again = try Instructions(
      json: Array(Instructions(id: "a", title: "A", paper: paper, steps: [step]).jsonText.utf8))
    #expect(again.steps[0].actions == [.mark("x", place)], "seed \(seed): \(top)/\(bottom)")
  }
}

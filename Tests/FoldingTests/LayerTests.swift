import Folding
import Testing

@Suite struct LayerTests {
  @Test("A flap tucked under another lies between it and what is below") func tuck() throws {
    var paper = FoldedPaper(Sheet(width: 3, height: 1, sideUp: .coloured))
    try paper.perform(.mark("a third", .between(.named("bottom left"), .named("bottom right"), 1.0 / 3)))
    try paper.perform(.mark("two thirds", .between(.named("bottom left"), .named("bottom right"), 2.0 / 3)))
    try paper.perform(
      .fold(Fold(.valley, named: "left", along: .bringingPoint(.named("bottom left"), to: .named("two thirds")))))
    var right = Fold(.valley, named: "right", along: .bringingPoint(.named("bottom right"), to: .named("a third")))
    right.under = [.named("bottom left")]
    var tucked = paper
    try tucked.perform(.fold(right))
    #expect(tucked.faults() == [])
    let place = try #require(tucked.place(of: "a third")) + PlanePoint(0.3, 0.5)
    let stack = tucked.stack(at: place).map { tucked.sheetPolygon(ofFace: $0).middle.x }
    // From the top: the left part, the tucked right part, the middle.
    #expect(stack.count == 3)
    #expect(stack[0] < -0.4 && stack[1] > 0.4 && abs(stack[2]) < 0.1)
    right.under = []
    try paper.perform(.fold(right))
    #expect(paper.sheetPolygon(ofFace: try #require(paper.topmostFace(at: place))).middle.x > 0.4)
  }

  @Test("A pleat is a valley and a mountain side by side") func pleat() throws {
    var paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    let middle = LineReference.bringingPoint(.named("bottom left"), to: .named("top left"))
    try paper.perform(.fold(Fold(.valley, named: "valley", along: middle)))
    var back = Fold(
      .valley, named: "back",
      along: .bringingPoint(
        .named("bottom left"),
        to: .between(.named("bottom left"), .mirrored(.named("bottom left"), over: .crease("valley", at: nil)), 0.5)),
      moving: .named("bottom left"))
    back.layers = .top(1)
    try paper.perform(.fold(back))
    #expect(paper.faults() == [])
    #expect(paper.faces.map(\.sideUp).filter { $0 == .coloured }.count == 1)
  }

  @Test("Unfolding along its crease brings a flap back flat") func unfolding() throws {
    var paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    try paper.perform(
      .fold(Fold(.valley, named: "half", along: .bringingPoint(.named("bottom left"), to: .named("bottom right")))))
    var open = Fold(.valley, named: "open", along: .crease("half", at: nil), moving: .named("bottom left"))
    open.layers = .flap(.named("bottom left"))
    try paper.perform(.fold(open))
    #expect(paper.flatPieceCount == 1)
    #expect(paper.faults() == [])
    #expect(paper.faces.allSatisfy { $0.sideUp == .white })
  }

  @Test("The top layers and the bottom layers are counted at the line") func counted() throws {
    var paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    try paper.perform(
      .fold(Fold(.valley, named: "half", along: .bringingPoint(.named("bottom left"), to: .named("top left")))))
    for (layers, kind) in [(Fold.Layers.top(1), Fold.Kind.valley), (.bottom(1), .mountain)] {
      var fold = Fold(
        kind, named: "f",
        along: .bringingLine(.through(.named("top left"), .named("top right")), to: .crease("half", at: nil), near: nil)
      )
      fold.layers = layers
      var folded = paper
      let move = try #require(try folded.perform(.fold(fold)))
      #expect(move.layerCount == 1)
      #expect(folded.faults() == [])
      let place = PlanePoint(0, 0.9)
      #expect(folded.topmostFace(at: place).map { folded.faces[$0].sideUp } == (kind == .valley ? .white : .coloured))
    }
  }
}

import Folding
import Testing

/// What can't be folded is refused with its reason, and the paper stays as it was.
@Suite struct FoldingErrorTests {
  private func square() -> FoldedPaper { FoldedPaper(Sheet(pose: .square, sideUp: .white)) }

  private let upTheMiddle = LineReference.bringingPoint(.named("bottom left"), to: .named("bottom right"))
  private let acrossTheMiddle = LineReference.bringingPoint(.named("bottom left"), to: .named("top left"))

  private func expect(_ error: FoldingError, _ fold: Fold, on paper: FoldedPaper) {
    var folded = paper
    #expect(throws: error) { try folded.perform(.fold(fold)) }
    #expect(folded.polygons == paper.polygons)
    #expect(folded.layers == paper.layers)
  }

  @Test("A name that nothing has") func unknownName() {
    var paper = square()
    #expect(throws: FoldingError.self) { try paper.perform(.mark("x", .named("middle"))) }
    #expect(throws: FoldingError.self) { try paper.place(of: .crossing(.crease("a", at: nil), .crease("b", at: nil))) }
  }

  @Test("A name given twice") func nameTaken() throws {
    var paper = square()
    #expect(throws: FoldingError.nameTaken("top left")) { try paper.perform(.mark("top left", .named("top right"))) }
    try paper.perform(.fold(Fold(.valley, named: "f", along: upTheMiddle)))
    expect(.nameTaken("f"), Fold(.valley, named: "f", along: acrossTheMiddle), on: paper)
  }

  @Test("A point brought to itself") func samePlace() {
    expect(
      .samePlace, Fold(.valley, named: "f", along: .bringingPoint(.named("top left"), to: .named("top left"))),
      on: square())
  }

  @Test("A line that misses the paper, or runs along its edge") func lineMisses() {
    let edge = Fold(
      .valley, named: "f", along: .through(.named("top left"), .named("top right")), moving: .named("bottom left"))
    expect(.lineMisses, edge, on: square())
  }

  @Test("A side that the moving point doesn't show") func sideUnclear() {
    let middle = LineReference.through(.named("bottom left"), .named("top right"))
    expect(.sideUnclear, Fold(.valley, named: "f", along: middle), on: square())
    expect(.sideUnclear, Fold(.valley, named: "f", along: middle, moving: .named("top right")), on: square())
  }

  @Test("More layers than there are") func fewerLayers() {
    var fold = Fold(.valley, named: "f", along: upTheMiddle)
    fold.layers = .top(2)
    expect(.fewerLayers(asked: 2), fold, on: square())
  }

  @Test("A front layer that is joined to the back one beyond the line") func layersJoined() throws {
    var paper = square()
    try paper.perform(.fold(Fold(.valley, named: "half", along: upTheMiddle)))
    // The fold at the right joins front and back.
    var fold = Fold(
      .valley, named: "f",
      along: .angled(
        90, from: .through(.named("top left"), .named("bottom left")),
        through: .between(.named("top right"), .named("bottom right"), 0.5)),
      moving: .named("top right"))
    fold.layers = .top(1)
    expect(.layersJoined, fold, on: paper)
  }

  @Test("A flap that another layer lies on") func blocked() throws {
    var paper = square()
    try paper.perform(.fold(Fold(.valley, named: "half", along: acrossTheMiddle)))
    var fold = Fold(
      .valley, named: "f",
      along: .bringingPoint(.named("top left"), to: .between(.named("top left"), .named("top right"), 0.25)))
    fold.layers = .bottom(1)
    expect(.layersJoined, fold, on: paper)
    // Seen from behind the doubled paper has its two raw edges at the far side, joined only at the near one.
    var flap = Fold(
      .valley, named: "f",
      along: .bringingLine(.through(.named("top left"), .named("top right")), to: .crease("half", at: nil), near: nil))
    flap.layers = .bottom(1)
    expect(.blocked, flap, on: paper)
    flap.kind = .mountain
    var folded = paper
    try folded.perform(.fold(flap))
    #expect(folded.faults() == [])
  }

  @Test("A tuck under what lies elsewhere, or of a reverse fold") func tuckMisses() throws {
    var fold = Fold(.valley, named: "f", along: upTheMiddle)
    // Neither what moves nor what it is joined to is something to be tucked under.
    for point in ["bottom left", "bottom right"] {
      fold.under = [.named(point)]
      expect(.tuckMisses, fold, on: square())
    }
    var paper = square()
    try paper.perform(.fold(Fold(.valley, named: "half", along: acrossTheMiddle)))
    var reverse = Fold(
      .insideReverse, named: "f",
      along: .bringingPoint(.named("top left"), to: .between(.named("top left"), .named("top right"), 0.25)))
    reverse.under = [.named("top right")]
    expect(.tuckMisses, reverse, on: paper)
  }

  @Test("A reverse fold of a flap without a ridge") func noRidge() {
    expect(.noRidge, Fold(.insideReverse, named: "f", along: upTheMiddle), on: square())
    expect(.noRidge, Fold(.outsideReverse, named: "f", along: upTheMiddle), on: square())
  }

  @Test("A bent crease, unless a piece of it is meant") func bentCrease() throws {
    var paper = square()
    try paper.perform(.fold(Fold(.valleyAndUnfold, named: "crease", along: upTheMiddle)))
    try paper.perform(
      .fold(
        Fold(
          .valley, named: "corner",
          along: .bringingPoint(.named("bottom left"), to: .between(.named("top left"), .named("top right"), 0.25)))))
    #expect(throws: FoldingError.bentCrease("crease")) { try paper.span(of: .crease("crease", at: nil)) }
    #expect(throws: Never.self) { try paper.span(of: .crease("crease", at: .named("top left"))) }
  }

  @Test("A place beside the paper") func offPaper() throws {
    var paper = square()
    try paper.perform(.fold(Fold(.valley, named: "half", along: upTheMiddle)))
    // The left half is empty now: its mirror image over the fold lies where there is no paper.
    let inside = PointReference.between(.named("bottom right"), .named("top right"), 0.5)
    #expect(throws: FoldingError.offPaper) {
      try paper.sheetPoint(of: .mirrored(inside, over: .crease("half", at: nil)))
    }
  }
}

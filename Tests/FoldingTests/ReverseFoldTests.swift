import Folding
import Testing

@Suite struct ReverseFoldTests {
  /// A square folded to a triangle whose two sharp corners are reversed in between: four layers, a corner in each.
  private func preliminaryBase() throws -> FoldedPaper {
    var paper = FoldedPaper(Sheet(pose: .diamond, sideUp: .white))
    let centre = PointReference.between(.named("left"), .named("right"), 0.5)
    for (name, a, b) in [
      ("west", "left", "bottom"), ("east", "right", "bottom"), ("north west", "left", "top"),
      ("north east", "right", "top"),
    ] {
      try paper.perform(.mark(name, .between(.named(a), .named(b), 0.5)))
    }
    try paper.perform(.mark("centre", centre))
    try paper.perform(.fold(Fold(.valley, named: "half", along: .bringingPoint(.named("top"), to: .named("bottom")))))
    for (side, corner) in [("left", "west"), ("right", "east")] {
      try paper.perform(
        .fold(
          Fold(
            .insideReverse, named: "reverse \(side)", along: .through(.named("centre"), .named(corner)),
            moving: .named(side))))
    }
    return paper
  }

  @Test("Two inside reverse folds of a triangle make the preliminary base: a square of four corners") func preliminary()
    throws
  {
    let base = try preliminaryBase()
    #expect(base.faults() == [])
    for corner in ["left", "right", "top", "bottom"] {
      #expect(base.place(of: corner)?.isSamePlace(as: PlanePoint(0, 0)) == true, "\(corner)")
    }
    #expect(abs(base.bounds.width - 0.5.squareRoot()) < 1e-9)
    #expect(base.stack(at: PlanePoint(0.1, 0.3)).count == 4)
    #expect(base.faces[try #require(base.topmostFace(at: PlanePoint(0.1, 0.3)))].sideUp == .coloured)
  }

  @Test("Reversing the base's side corners and lifting its front corner is a petal fold, twice a bird base") func bird()
    throws
  {
    var base = try preliminaryBase()
    for (side, tip, wings) in [("front", "top", ["north west", "north east"]), ("back", "bottom", ["west", "east"])] {
      for wing in wings {
        var fold = Fold(
          .insideReverse, named: "\(side) \(wing)",
          along: .bringingLine(
            .through(.named(tip), .named(wing)), to: .through(.named(tip), .named("centre")), near: nil))
        fold.layers = .flap(.named(wing))
        try base.perform(.fold(fold))
      }
      // The reversed corners meet on the middle line, level with the upper ends of their creases.
      var lift = Fold(
        .valley, named: "\(side) lift",
        along: .perpendicular(to: .through(.named(tip), .named("centre")), through: .named(wings[0])),
        moving: .named(tip))
      lift.layers = .flap(.named(tip))
      try base.perform(.fold(lift))
      #expect(base.faults() == [])
      try base.perform(.turnOver)
    }
    // The bird base is a sheet's side long: two points up, two down.
    #expect(abs(base.bounds.height - 1) < 1e-9)
    #expect(abs(base.bounds.width - 2 * (2.0.squareRoot() - 1) / 2) < 1e-9)
  }
}

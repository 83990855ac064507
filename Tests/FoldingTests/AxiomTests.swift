import Folding
import TestSupport
import Testing

/// Each way of stating a line brings what it says where it says.
@Suite struct AxiomTests {
  static let seeds = Array(UInt64(1)...50)

  /// A square with marks at random places.
  private func paper(seed: UInt64) throws -> FoldedPaper {
    var generator = SeededGenerator(seed: seed)
    var paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    for name in ["a", "b", "c", "d", "e", "f"] {
      let bottom = PointReference.between(
        .named("bottom left"), .named("bottom right"), .random(in: 0...1, using: &generator))
      let top = PointReference.between(.named("top left"), .named("top right"), .random(in: 0...1, using: &generator))
      try paper.perform(.mark(name, .between(bottom, top, .random(in: 0...1, using: &generator))))
    }
    return paper
  }

  private func fold(_ paper: FoldedPaper, _ line: LineReference) throws -> PlaneLine? { try paper.span(of: line).line }

  private let a = PointReference.named("a")
  private let b = PointReference.named("b")
  private let ab = LineReference.through(.named("a"), .named("b"))
  private let cd = LineReference.through(.named("c"), .named("d"))

  @Test("Axiom 1: the line goes through both points", arguments: seeds) func throughPoints(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let line = try #require(try fold(paper, ab))
    for point in [a, b] { #expect(abs(line.offset(of: try paper.place(of: point))) < 1e-9) }
  }

  @Test("Axiom 2: the point lands on the point", arguments: seeds) func pointToPoint(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let line = try #require(try fold(paper, .bringingPoint(a, to: b)))
    #expect(line.reflection(of: try paper.place(of: a)).isSamePlace(as: try paper.place(of: b)))
  }

  @Test("Axiom 3: the line lands on the line", arguments: seeds) func lineToLine(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let line = try #require(try fold(paper, .bringingLine(ab, to: cd, near: nil)))
    let target = try #require(try fold(paper, cd))
    for point in [a, b] {
      #expect(abs(target.offset(of: line.reflection(of: try paper.place(of: point)))) < 1e-8, "seed \(seed)")
    }
  }

  @Test("Axiom 4: the line is square to the line and goes through the point", arguments: seeds)
  func perpendicular(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let line = try #require(try fold(paper, .perpendicular(to: ab, through: .named("c"))))
    let other = try #require(try fold(paper, ab))
    #expect(abs(line.direction.dot(other.direction)) < 1e-9)
    #expect(abs(line.offset(of: try paper.place(of: .named("c")))) < 1e-9)
  }

  @Test("Axiom 5: the point lands on the line, and the fold goes through the other", arguments: seeds)
  func pointToLine(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    do {
      let line = try #require(
        try fold(paper, .bringingPointToLine(a, to: cd, through: b, near: nil)))
      let target = try #require(try fold(paper, cd))
      #expect(abs(line.offset(of: try paper.place(of: b))) < 1e-9)
      #expect(abs(target.offset(of: line.reflection(of: try paper.place(of: a)))) < 1e-8, "seed \(seed)")
    } catch FoldingError.noSuchLine {
      // Only where the line is farther from the centre than the point.
      let target = try #require(try fold(paper, cd))
      let centre = try paper.place(of: b)
      #expect(abs(target.offset(of: centre)) > (try paper.place(of: a)).distance(to: centre) - 1e-9)
    }
  }

  @Test("Axiom 6: both points land on their lines", arguments: seeds) func twoPoints(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let ef = LineReference.through(.named("e"), .named("f"))
    do {
      let line = try #require(try fold(paper, .bringingTwoPoints(a, to: cd, and: b, onto: ef, near: nil)))
      for (point, target) in [(a, cd), (b, ef)] {
        let target = try #require(try fold(paper, target))
        #expect(abs(target.offset(of: line.reflection(of: try paper.place(of: point)))) < 1e-7, "seed \(seed)")
      }
    } catch FoldingError.noSuchLine {
      Issue.record("a cubic has a root: seed \(seed)")
    }
  }

  @Test("Axiom 7: the point lands on the line, and the fold is square to the other", arguments: seeds)
  func pointAcross(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let ef = LineReference.through(.named("e"), .named("f"))
    let line = try #require(try fold(paper, .bringingPointAcross(a, to: cd, perpendicularTo: ef)))
    let target = try #require(try fold(paper, cd))
    let other = try #require(try fold(paper, ef))
    #expect(abs(line.direction.dot(other.direction)) < 1e-9)
    #expect(abs(target.offset(of: line.reflection(of: try paper.place(of: a)))) < 1e-7, "seed \(seed)")
  }

  @Test("Of two solutions the hint chooses the one that lands near it") func hint() throws {
    let paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    let edge = LineReference.through(.named("bottom left"), .named("bottom right"))
    let side = LineReference.through(.named("bottom left"), .named("top left"))
    let inward = try #require(try fold(paper, .bringingLine(edge, to: side, near: .named("top left"))))
    #expect(inward.reflection(of: PlanePoint(0.5, 0)).isSamePlace(as: PlanePoint(-0.5, 1)))
  }

  @Test("Of lines that cross in their middles the hint chooses where the first end goes") func hintAtCrossing() throws {
    let paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    let rising = LineReference.through(.named("bottom left"), .named("top right"))
    let falling = LineReference.through(.named("top left"), .named("bottom right"))
    for corner in ["top left", "bottom right"] {
      let fold = try #require(try fold(paper, .bringingLine(rising, to: falling, near: .named(corner))))
      #expect(fold.reflection(of: PlanePoint(-0.5, 0)).isSamePlace(as: try paper.place(of: .named(corner))))
    }
  }

  @Test("Of several solutions the hint chooses the one that brings the point nearest to it", arguments: seeds)
  func hints(seed: UInt64) throws {
    let paper = try paper(seed: seed)
    let ef = LineReference.through(.named("e"), .named("f"))
    let hints = ["a", "b", "c", "d", "e", "f", "top left", "bottom right"].map { PointReference.named($0) }
    let axioms: [(PointReference) -> LineReference] = [
      { .bringingPointToLine(a, to: cd, through: b, near: $0) },
      { .bringingTwoPoints(a, to: cd, and: b, onto: ef, near: $0) },
    ]
    for axiom in axioms {
      guard (try? fold(paper, axiom(a))) != nil else { continue }
      let landings = try hints.map { hint in
        try #require(try fold(paper, axiom(hint))).reflection(of: paper.place(of: a))
      }
      for (hint, landing) in zip(hints, landings) {
        let hint = try paper.place(of: hint)
        let nearest = landings.map { $0.distance(to: hint) }.min() ?? 0
        #expect(landing.distance(to: hint) < nearest + 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("Parallel lines fold to each other half-way; crossing them is an error") func parallels() throws {
    let paper = FoldedPaper(Sheet(pose: .square, sideUp: .white))
    let bottom = LineReference.through(.named("bottom left"), .named("bottom right"))
    let top = LineReference.through(.named("top left"), .named("top right"))
    let half = try #require(try fold(paper, .bringingLine(bottom, to: top, near: nil)))
    #expect(abs(half.offset(of: PlanePoint(0, 0.5))) < 1e-12)
    #expect(throws: FoldingError.parallelLines) { try paper.place(of: .crossing(bottom, top)) }
    #expect(throws: FoldingError.samePlace) { try paper.span(of: .bringingLine(bottom, to: bottom, near: nil)) }
  }
}

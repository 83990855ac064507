import Folding
import OrigamiModel
import Testing

@Suite struct FoldMotionTests {
  private static let centre = LineReference.through(.named("bottom"), .named("top"))

  /// The motion of actions done to a plain sheet, and the paper afterwards.
  private func motion(_ actions: [Action]) throws -> (FoldMotion, FoldedPaper) {
    var paper = FoldedPaper(Sheet(pose: .diamond, sideUp: .coloured))
    let motion = FoldMotion(of: actions, from: paper)
    for action in actions { try paper.perform(action) }
    return (motion, paper)
  }

  private func fold(_ kind: Fold.Kind) -> Action {
    .fold(Fold(kind, named: "half", along: Self.centre, moving: .named("left")))
  }

  private func width(_ flaps: [DiagramFlap]) -> Double { Bounds(of: flaps.flatMap(\.outline)).width }

  @Test(arguments: [Fold.Kind.valley, .mountain, .valleyAndUnfold, .mountainAndUnfold])
  func `the last frame is the paper after the step`(kind: Fold.Kind) throws {
    let (motion, end) = try motion([fold(kind), .turnOver])
    var expected = DiagramScene(of: end)
    expected.extent = motion.extent
    #expect(motion.frame(at: 1) == expected && motion.frame(at: 2) == expected)
  }

  @Test func `a moving flap turns about the fold line and shows its other side from half-way on`() throws {
    let (motion, _) = try motion([fold(.valley)])
    let whole = 2.0.squareRoot()
    #expect(abs(width(motion.frame(at: 0).flaps) - whole) < 1e-9)
    #expect(abs(width(motion.frame(at: 0.5).flaps) - whole / 2) < 1e-9)
    #expect(motion.frame(at: 0.4).flaps.map(\.side) == [.coloured, .coloured])
    #expect(motion.frame(at: 0.6).flaps.map(\.side) == [.coloured, .white])
  }

  @Test func `what folds behind is hidden by what stays`() throws {
    let (motion, _) = try motion([fold(.mountain)])
    #expect(motion.frame(at: 0.6).flaps.map(\.side) == [.white, .coloured])
  }

  @Test func `what is unfolded again returns to where it was`() throws {
    let (motion, _) = try motion([fold(.valleyAndUnfold)])
    #expect(abs(width(motion.frame(at: 0.999).flaps) - width(motion.frame(at: 0).flaps)) < 0.01)
    #expect(motion.frame(at: 0.5).flaps.contains { $0.side == .white })
  }

  @Test func `every frame lies within the extent that all share`() throws {
    let (motion, _) = try motion([fold(.valley), .turnOver])
    #expect(motion.stageCount == 2)
    for step in -1...21 {
      let frame = motion.frame(at: Double(step) / 20)
      let corners = frame.flaps.flatMap(\.outline) + frame.faces.flatMap(\.outline)
      #expect(!corners.isEmpty && frame.bounds == motion.extent)
      for corner in corners {
        #expect(corner.x >= motion.extent.lower.x - 1e-9 && corner.x <= motion.extent.upper.x + 1e-9)
        #expect(corner.y >= motion.extent.lower.y - 1e-9 && corner.y <= motion.extent.upper.y + 1e-9)
      }
    }
  }

  @Test func `a part shown enlarged is in view all the time`() {
    let part = Bounds(of: [PlanePoint(-0.1, 0), PlanePoint(0.1, 0.2)])
    let motion = FoldMotion(of: [fold(.valley)], from: FoldedPaper(Sheet(pose: .diamond, sideUp: .white)), zoom: part)
    #expect(motion.frame(at: 0).bounds == motion.extent && motion.frame(at: 1).bounds == motion.extent)
    #expect(motion.extent.width < 0.5 && motion.extent.lower.y < 0)
  }

  @Test func `a step without folds has no motion`() throws {
    #expect(try motion([]).0.isEmpty)
    #expect(try motion([.rotate(90)]).0.isEmpty)
    #expect(try !motion([.turnOver]).0.isEmpty)
  }

  @Test func `the motion of every step of the library ends where the next step begins`() throws {
    for name in Library.catalogue.names {
      var timeline = try Library.timeline(name)
      for (index, step) in timeline.instructions.steps.enumerated() {
        let scene = try timeline.scene(ofStep: index)
        let motion = FoldMotion(of: step.actions, from: scene.start, zoom: scene.zoom)
        let isLast = index + 1 == timeline.instructions.steps.count
        var next = DiagramScene(of: isLast ? scene.end : try timeline.scene(ofStep: index + 1).start)
        next.extent = motion.extent
        #expect(motion.frame(at: 1) == next, "\(name), step \(index + 1)")
      }
    }
  }
}

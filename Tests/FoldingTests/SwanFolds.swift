import Folding

/// The traditional swan stated in code, independent of the instruction files.
enum SwanFolds {
  static let sheet = Sheet(pose: .diamond, sideUp: .coloured)
  static let centre = LineReference.through(.named("bottom"), .named("top"))

  static let steps: [[Action]] = [
    [.fold(Fold(.valleyAndUnfold, named: "centre", along: centre, moving: .named("left")))],
    [
      bring(.through(.named("bottom"), .named("right")), "kite right"),
      bring(.through(.named("bottom"), .named("left")), "kite left"),
    ],
    [.turnOver],
    [bring(.crease("kite right", at: nil), "narrow right"), bring(.crease("kite left", at: nil), "narrow left")],
    [
      .mark("breast", .crossing(neck, .crease("narrow right", at: nil))),
      .mark("base", .crossing(neck, centre)),
      .fold(Fold(.valley, named: "neck", along: neck)),
    ],
    [
      .mark("cheek", .crossing(head, .through(.named("bottom"), .named("breast")))),
      flap(Fold(.valley, named: "head", along: head)),
    ],
    [.fold(Fold(.mountain, named: "half", along: .crease("centre", at: nil), moving: .named("breast")))],
    [pull("neck pull", through: "breast", ridge: .crease("half", at: nil), degrees: -45, undoing: ["neck", "head"])],
    [pull("head pull", through: "cheek", ridge: .crease("half", at: .named("bottom")), degrees: 45, undoing: [])],
  ]

  private static let neck = LineReference.bringingPoint(.named("bottom"), to: .named("top"))
  private static let head = LineReference.bringingPoint(
    .named("bottom"), to: .between(.named("bottom"), .named("base"), 0.5))

  private static func bring(_ edge: LineReference, _ name: String) -> Action {
    .fold(Fold(.valley, named: name, along: .bringingLine(edge, to: .crease("centre", at: nil), near: nil)))
  }

  private static func flap(_ fold: Fold) -> Action {
    var fold = fold
    fold.layers = .flap(.named("bottom"))
    return .fold(fold)
  }

  private static func pull(
    _ name: String, through point: String, ridge: LineReference, degrees: Double, undoing: [String]
  ) -> Action {
    var fold = Fold(
      .outsideReverse, named: name, along: .angled(degrees, from: ridge, through: .named(point)),
      moving: .named("bottom"))
    fold.layers = .flap(.named("bottom"))
    fold.undoing = undoing
    return .fold(fold)
  }

  /// The sheet and the paper after each step.
  static func states() throws -> [FoldedPaper] {
    var paper = FoldedPaper(sheet)
    var states = [paper]
    for actions in steps {
      for action in actions { try paper.perform(action) }
      states.append(paper)
    }
    return states
  }
}

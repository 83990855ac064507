import Folding
import TestSupport

/// Folds by chance, for laws that hold for every fold.
struct RandomFolds {
  var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func sheet() -> Sheet {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Sheet(pose: .diamond, sideUp: .coloured)
    case 1: Sheet(pose: .square, sideUp: .white)
    default: Sheet(width: .random(in: 0.5...2, using: &generator), height: 1, sideUp: .coloured)
    }
  }

  /// A fold along a line across the paper, of some layers; it may be impossible.
  mutating func fold(of paper: FoldedPaper, kinds: [Fold.Kind] = [.valley, .mountain]) -> Action {
    count += 1
    let kind = kinds.randomElement(using: &generator) ?? .valley
    let names = paper.points.keys.sorted()
    let a = place(names)
    let b = place(names)
    let line: LineReference =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .bringingPoint(a, to: b)
      case 1: .angled(.random(in: 0..<180, using: &generator), from: .through(a, b), through: place(names))
      case 2: .perpendicular(to: .through(a, b), through: place(names))
      default: .through(a, b)
      }
    var fold = Fold(kind, named: "fold \(count)", along: line, moving: .named(pick(names)))
    fold.layers =
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: .top(.random(in: 1...3, using: &generator))
      case 1: .bottom(.random(in: 1...3, using: &generator))
      case 2: .flap(.named(pick(names)))
      default: .all
      }
    return .fold(fold)
  }

  /// Whatever can be done to paper: folds of every kind, tucks and pulls among them, and turns; it may be impossible.
  mutating func anything(on paper: FoldedPaper, after folds: [String]) -> Action {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return .turnOver
    case 1: return .turnOverTopToBottom
    case 2: return .rotate(.random(in: -180...180, using: &generator))
    case 3:
      let names = paper.points.keys.sorted()
      return .level(place(names), place(names))
    default:
      let kinds: [Fold.Kind] = [
        .valley, .mountain, .valleyAndUnfold, .mountainAndUnfold, .outsideReverse, .insideReverse,
      ]
      guard case .fold(var fold) = fold(of: paper, kinds: kinds) else { return .turnOver }
      let names = paper.points.keys.sorted()
      if Int.random(in: 0..<4, using: &generator) == 0 { fold.under = [.named(pick(names))] }
      if let last = folds.last, Int.random(in: 0..<6, using: &generator) == 0 { fold.undoing = [last] }
      if let crease = folds.randomElement(using: &generator), Int.random(in: 0..<4, using: &generator) == 0 {
        fold.line = .crease(crease, at: place(names))
      }
      return .fold(fold)
    }
  }

  private mutating func place(_ names: [String]) -> PointReference {
    .between(.named(pick(names)), .named(pick(names)), .random(in: 0...1, using: &generator))
  }

  private mutating func pick(_ names: [String]) -> String { names.randomElement(using: &generator) ?? "bottom" }
}

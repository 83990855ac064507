import Folding

/// What is done to the paper, as a sentence made from the fold itself: which part, which way, where to, which layers.
struct MoveWords {
  let paper: FoldedPaper
  let action: Action
  let move: Move?
  /// The number of the step that made a fold, by the fold's name.
  let steps: [String: Int]

  /// The sentence, or nothing for what isn't done with the hands.
  var sentence: String? {
    switch action {
    case .mark: return nil
    case .turnOver: return "Turn the paper over, left to right."
    case .turnOverTopToBottom: return "Turn the paper over, top to bottom."
    case .rotate(let degrees):
      let way = degrees < 0 ? "clockwise" : "counterclockwise"
      return "Turn the paper \(ReferenceWords.number(degrees.magnitude))° \(way)."
    case .level(let left, let right):
      let words = ReferenceWords(paper)
      return "Turn the paper so that \(words.point(left)) and \(words.point(right)) lie level."
    case .fold(let fold): return sentence(fold)
    }
  }

  private func sentence(_ fold: Fold) -> String {
    let words = ReferenceWords(paper)
    let moved = [what(fold, words), way(fold), target(fold, words)].compactMap { $0 }.joined(separator: " ")
    let undone = fold.undoing.isEmpty ? "" : undoing(fold)
    let verb = fold.undoing.isEmpty ? Self.verb(fold.kind) : Self.verb(fold.kind).lowercased()
    var sentence = "\(undone)\(verb) \(moved), \(layers(fold, words))"
    if fold.kind.isUnfolded { sentence += "; unfold again" }
    if !fold.under.isEmpty { sentence += "; tuck it under \(fold.under.map(words.point).joined(separator: " and "))" }
    return sentence + "."
  }

  private static func verb(_ kind: Fold.Kind) -> String {
    switch kind {
    case .valley, .valleyAndUnfold: "Valley-fold"
    case .mountain, .mountainAndUnfold: "Mountain-fold"
    case .outsideReverse: "Outside-reverse-fold"
    case .insideReverse: "Inside-reverse-fold"
    }
  }

  private func undoing(_ fold: Fold) -> String {
    let numbers = fold.undoing.compactMap { steps[$0] }.map(String.init)
    guard numbers.count == fold.undoing.count else { return "Pull out the flap and " }
    return "Pull the flap out, undoing its \(numbers.count == 1 ? "fold" : "folds") of "
      + (numbers.count == 1 ? "step " : "steps ") + numbers.joined(separator: " and ") + ", and "
  }

  private func what(_ fold: Fold, _ words: ReferenceWords) -> String {
    switch fold.line {
    case .bringingPoint(let point, _), .bringingPointToLine(let point, _, _, _),
      .bringingTwoPoints(let point, _, _, _, _), .bringingPointAcross(let point, _, _):
      words.point(point)
    case .bringingLine(let line, _, _): words.line(line)
    case .through, .perpendicular, .angled, .crease:
      part(fold, words)
    }
  }

  /// The moving part by where it lies, or by the corner that a single flap ends in.
  private func part(_ fold: Fold, _ words: ReferenceWords) -> String {
    if case .flap(.named(let name)) = fold.layers, paper.sheet.corners.contains(where: { $0.name == name }) {
      return words.point(.named(name))
    }
    guard let move, !move.moving.isEmpty else { return "the paper" }
    return "the \(words.compass.region(of: Bounds(of: move.moving.flatMap(\.corners)).middle)) part"
  }

  private func way(_ fold: Fold) -> String? {
    guard let move else { return nil }
    let way = Compass.way(from: move.from, to: move.to)
    return fold.kind == .mountain || fold.kind == .mountainAndUnfold ? "behind, \(way)," : way
  }

  private func target(_ fold: Fold, _ words: ReferenceWords) -> String {
    switch fold.line {
    case .bringingPoint(_, let target): "to \(words.point(target))"
    case .bringingLine(_, let target, _): "to \(words.line(target))"
    case .bringingPointToLine(_, let target, let through, _):
      "to \(words.line(target)), through \(words.point(through))"
    case .bringingPointAcross(_, let target, let other): "to \(words.line(target)), square to \(words.line(other))"
    case .bringingTwoPoints(_, let target, let second, let secondTarget, _):
      "to \(words.line(target)) and \(words.point(second)) to \(words.line(secondTarget))"
    case .through, .perpendicular, .angled, .crease: "along \(words.line(fold.line))"
    }
  }

  private func layers(_ fold: Fold, _ words: ReferenceWords) -> String {
    switch fold.layers {
    case .all: return (move?.layerCount ?? 2) == 1 ? "the single layer" : "all layers"
    case .top(let count): return count == 1 ? "the front layer only" : "the \(count) front layers only"
    case .bottom(let count): return count == 1 ? "the back layer only" : "the \(count) back layers only"
    case .flap(let point): return "only the flap with \(words.point(point)), all its layers"
    }
  }
}

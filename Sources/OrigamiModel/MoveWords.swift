import Folding

/// What is done to the paper, as a sentence made from the fold itself: which part, which way, where to, which layers.
struct MoveWords {
  let paper: FoldedPaper
  /// The paper's extent when the step began, or after it was turned.
  let extent: Bounds
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
    case .rotate(let degrees): return "Turn the paper \(Self.turn(by: degrees))."
    case .level(let left, let right):
      let words = ReferenceWords(paper, in: extent)
      let aim = "so that \(words.point(left)) and \(words.point(right)) lie level."
      guard case .rotate(let degrees)? = try? DiagramSign(action, of: paper) else { return "Turn the paper \(aim)" }
      return "Turn the paper \(Self.turn(by: degrees)) \(aim)"
    case .fold(let fold): return sentence(fold)
    case .collapse: return "Collapse the paper along its creases, all layers at once, into the shape of the next step."
    }
  }

  private static func turn(by degrees: Double) -> String {
    "\(ReferenceWords.number(degrees.magnitude))° \(degrees < 0 ? "clockwise" : "counterclockwise")"
  }

  private func sentence(_ fold: Fold) -> String {
    let words = ReferenceWords(paper, in: extent)
    let way = way(fold)
    // “to the left to the corner” would read as one direction.
    let comma = way?.contains("to the") == true && fold.line.bringsSomething ? "," : ""
    let moved = [what(fold, words), way.map { $0 + comma }, target(fold, words)].compactMap { $0 }
      .joined(separator: " ")
    let undone = fold.undoing.map(undoing) ?? ""
    let verb = undone.isEmpty ? verb(fold.kind) : verb(fold.kind).lowercased()
    var sentence = "\(undone)\(verb) \(moved), \(layers(fold, words))"
    if fold.kind.isUnfolded { sentence += "; unfold again" }
    if !fold.under.isEmpty { sentence += "; tuck it under \(fold.under.map(words.point).joined(separator: " and "))" }
    return sentence + "."
  }

  private func verb(_ kind: Fold.Kind) -> String {
    switch kind {
    case _ where move?.isUnfolding == true: "Unfold"
    case .valley, .valleyAndUnfold: "Valley-fold"
    case .mountain, .mountainAndUnfold: "Mountain-fold"
    case .outsideReverse: "Outside-reverse-fold"
    case .insideReverse: "Inside-reverse-fold"
    }
  }

  /// The beginning of a pull, with the steps whose folds it takes back.
  private func undoing(_ names: [String]) -> String {
    let numbers = names.compactMap { steps[$0] }.map(String.init)
    guard !numbers.isEmpty else { return "Pull the flap out and " }
    return "Pull the flap out, undoing its \(numbers.count == 1 ? "fold of step" : "folds of steps") "
      + numbers.joined(separator: " and ") + ", and "
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

  /// The moving part by its edge, by the corner of the sheet in it, or else by where it lies.
  private func part(_ fold: Fold, _ words: ReferenceWords) -> String {
    // An edge that is called like the line it folds along is no help.
    if let edge = farEdge.flatMap({ words.places.edge(along: $0) }), !target(fold, words).hasSuffix(edge) {
      return edge
    }
    if case .named(let name) = fold.moving, paper.sheet.corners.contains(where: { $0.name == name }),
      let place = paper.place(of: name), move?.from.isSamePlace(as: place) == true
    {
      return words.point(.named(name))
    }
    guard let move, !move.moving.isEmpty else { return "the paper" }
    let region = words.compass.region(of: move.moving.flatMap(\.corners))
    return region == "middle" ? "the part in the middle" : "the \(region) part"
  }

  /// The side of what moves that lies farthest from the fold line and runs along it.
  private var farEdge: PlaneSegment? {
    guard let move, let line = foldLine?.line else { return nil }
    let corners = move.moving.flatMap(\.corners)
    let reach = corners.map { abs(line.offset(of: $0)) }.max() ?? 0
    let far = corners.filter { abs(line.offset(of: $0)) > reach - 1e-6 }.sorted {
      line.position(of: $0) < line.position(of: $1)
    }
    guard let first = far.first, let last = far.last, first.distance(to: last) > 1e-3 else { return nil }
    return PlaneSegment(first, last)
  }

  private func way(_ fold: Fold) -> String? {
    guard let move else { return nil }
    let way = Compass.way(from: move.from, to: move.to)
    return fold.kind == .mountain || fold.kind == .mountainAndUnfold ? "behind and \(way)" : way
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
    case .crease(let name, _): "along \(words.crease(name, span: foldLine ?? words.span(of: fold.line)))"
    case .through, .perpendicular, .angled: "along \(words.line(fold.line))"
    }
  }

  /// From end to end of all stretches of the fold line.
  private var foldLine: PlaneSegment? {
    guard let stretches = move.map({ $0.line + $0.hiddenLine }), let line = stretches.first?.line else { return nil }
    let ends = stretches.flatMap { [$0.start, $0.end] }.sorted { line.position(of: $0) < line.position(of: $1) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return PlaneSegment(first, last)
  }

  private func layers(_ fold: Fold, _ words: ReferenceWords) -> String {
    let count = move?.layerCount ?? 0
    switch fold.layers {
    case .all: return count == 1 ? "the single layer" : Self.all(count)
    case .top(let count): return count == 1 ? "the front layer only" : "the \(count) front layers only"
    case .bottom(let count): return count == 1 ? "the back layer only" : "the \(count) back layers only"
    case .flap:
      // A flap that is turned inside out has as many layers as it had; what it is counts, not how many.
      let isReversed = fold.kind == .outsideReverse || fold.kind == .insideReverse
      return flap(words) + ", " + (isReversed ? "all its layers" : count == 1 ? "its single layer" : Self.all(count))
    }
  }

  /// A flap by where it lies, across and in the stack of layers.
  private func flap(_ words: ReferenceWords) -> String {
    let region = (move?.moving).map { " " + Compass.at(words.compass.region(of: $0.flatMap(\.corners))) } ?? ""
    return switch move?.depth {
    case .front: "only the front flap" + region
    case .back: "only the back flap" + region
    case .inside: "only the flap between the layers" + region
    case .all, nil: "only the flap" + region
    }
  }

  private static func all(_ count: Int) -> String { count == 2 ? "both layers" : "all \(count) layers" }
}

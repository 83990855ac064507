extension FoldingError: CustomStringConvertible {
  /// The reason, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknownName(let name, let known):
      "nothing is called “\(name)” here; there are \(Self.list(known))"
    case .nameTaken(let name): "the name “\(name)” is already taken"
    case .bentCrease(let name): "the crease “\(name)” is bent by now, so it isn't one line"
    case .samePlace: "two points that should differ are the same place"
    case .parallelLines: "the two lines are parallel and never cross"
    case .badNumber: "a fraction lies between 0 and 1, and an angle is a number of degrees"
    case .noSuchLine: "no straight fold brings these together"
    case .sideUnclear: "the point that shows which side moves lies on the fold line"
    case .offPaper: "that place is not on the paper"
    case .lineMisses: "the line misses the flap"
    case .fewerLayers(let asked): "there are fewer than \(asked) layers at the line"
    case .layersJoined: "the layers that should move are joined to others beyond the line"
    case .blocked: "another layer lies in the way"
    case .tuckMisses: "there is nothing there to tuck it under"
    case .noRidge: "the flap has no ridge that could be reversed"
    case .passesThrough: "one layer would pass through another"
    case .tooManyFaces(let limit): "that makes more than \(limit) faces"
    case .notThisSheet(let reason): "the given faces aren't a folding of this sheet: \(reason)"
    }
  }
  /// The first names in order, as many as a line can tell.
  private static func list(_ names: [String]) -> String {
    let shown = names.sorted().prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}

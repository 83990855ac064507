import Folding

extension DiagramScene {
  /// Draws what one step does: the paper as its folds find it, the folds, and how the whole is turned afterwards.
  ///
  /// Turns before the first fold are done already in what is shown, and their signs stand to its left.
  /// Points with a name that the step's text mentions are labelled with it.
  public init(of scene: Scene, step: Step) {
    if let picture = step.picture {
      self.init(of: picture.drawing)
      return
    }
    self.init(of: scene.shown, moves: scene.moves, zoom: scene.zoom?.surroundings)
    for sign in scene.earlierTurns.reversed() { add(sign, isEarlier: true) }
    for sign in scene.laterTurns { add(sign) }
    if step.actions.contains(where: \.isCollapse) { addCollapse(from: scene.shown, to: scene.end) }
    let part = zoom ?? paperBounds
    let extent = max(part.width, part.height)
    marks = Self.marks(of: scene.moves, on: scene.shown, extent: extent)
    joinRepeatedArrows(extent: extent)
    labels += Self.labels(mentionedIn: step.text, on: scene.shown)
  }

  /// Labels of the marked points that a text mentions; the sheet's corners are where their names say.
  private static func labels(mentionedIn text: String, on paper: FoldedPaper) -> [DiagramLabel] {
    let words = text.words
    let corners = Set(paper.sheet.corners.map(\.name))
    let bounds = paper.bounds
    let names = paper.points.keys.filter { !corners.contains($0) && words.contains(run: $0.words) }
    return names.sorted().compactMap { name in
      guard let place = paper.place(of: name) else { return nil }
      return DiagramLabel(name, at: place, side: DiagramLabel.Side(of: place, in: bounds))
    }
  }
}

extension DiagramLabel.Side {
  /// The side of a place that leads out of a rectangle soonest, across rather than along.
  init(of place: PlanePoint, in bounds: Bounds) {
    let across = min(place.x - bounds.lower.x, bounds.upper.x - place.x)
    let along = min(place.y - bounds.lower.y, bounds.upper.y - place.y)
    if across <= along {
      self = place.x < bounds.middle.x ? .left : .right
    } else {
      self = place.y < bounds.middle.y ? .below : .above
    }
  }
}

extension String {
  /// The words in it, in small letters.
  fileprivate var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

extension [Substring] {
  /// Whether some words stand in it in a row.
  fileprivate func contains(run: [Substring]) -> Bool {
    !run.isEmpty && count >= run.count && (0...count - run.count).contains { Array(self[$0..<$0 + run.count]) == run }
  }
}

extension Bounds {
  /// The rectangle with some of what lies around it, at most twice as long as wide.
  var surroundings: Bounds {
    let long = max(width, height)
    let margin = long * 0.2
    let half = PlanePoint(max(width / 2, long / 4) + margin, max(height / 2, long / 4) + margin)
    return Bounds(of: [middle - half, middle + half])
  }
}

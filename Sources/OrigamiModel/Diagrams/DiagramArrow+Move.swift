import Folding

extension DiagramArrow {
  /// The points a curve is drawn with.
  private static let pieces = 24

  /// The arrow of a fold, from where its point lies to where that lands, or nothing if that is the same place.
  ///
  /// Of the two ways to bend it the one is taken that runs less over the paper, or else farther from its middle.
  init?(for move: Move, keepingOff faces: [DiagramFace], around middle: PlanePoint) {
    let way = move.to - move.from
    let length = way.length
    guard length > 1e-6 else { return nil }
    let kind: Kind =
      switch move.kind {
      case .valleyAndUnfold, .mountainAndUnfold: .foldAndUnfold
      case .valley: move.fold.undoing.isEmpty ? .foldInFront : .pull
      case .mountain: move.fold.undoing.isEmpty ? .foldBehind : .pull
      case .outsideReverse, .insideReverse: move.fold.undoing.isEmpty ? .reverse : .pull
      }
    let start = move.from.toward(move.to, 0.04)
    let side = way.turnedLeft * (kind == .reverse ? 0.3 : 0.45)
    let paths = [side, side * -1].map { side in
      let bends = kind == .reverse ? (side, side * -1) : (side, side)
      return Self.curve(from: start, to: move.to, bends: bends)
    }
    let best = paths.min { Self.cost($0, faces, middle) < Self.cost($1, faces, middle) }
    guard let best else { return nil }
    self.init(kind, path: best)
  }

  /// A cubic curve whose two control points lie beside a third and two thirds of the way.
  private static func curve(
    from start: PlanePoint, to end: PlanePoint, bends: (PlanePoint, PlanePoint)
  ) -> [PlanePoint] {
    let first = start.toward(end, 0.2) + bends.0
    let second = start.toward(end, 0.8) + bends.1
    return (0...pieces).map { piece in
      let t = Double(piece) / Double(pieces)
      let s = 1 - t
      return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
    }
  }

  /// How much a path hides: its points on the paper, and a little for being near the middle.
  private static func cost(_ path: [PlanePoint], _ faces: [DiagramFace], _ middle: PlanePoint) -> Double {
    let covering = path.count { point in faces.contains { $0.contains(point) } }
    return Double(covering) - path[path.count / 2].distance(to: middle)
  }
}

extension DiagramFace {
  /// Whether a point lies in it, its outline being convex and counterclockwise.
  func contains(_ point: PlanePoint) -> Bool {
    guard var previous = outline.last else { return false }
    for corner in outline {
      if (corner - previous).cross(point - previous) < 0 { return false }
      previous = corner
    }
    return true
  }
}

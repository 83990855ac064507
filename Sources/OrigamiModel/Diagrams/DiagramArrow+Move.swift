import Folding

extension DiagramArrow {
  /// The points a curve is drawn with.
  private static let pieces = 24

  /// The arrow of a fold, from where its point lies to where that lands, or nothing if that is the same place.
  ///
  /// Of several ways to bend it the one is taken that keeps best off what it explains.
  init?(for move: Move, in scene: DiagramScene) {
    let way = move.to - move.from
    guard way.length > 1e-6 else { return nil }
    let kind: Kind =
      switch move.kind {
      case .valleyAndUnfold, .mountainAndUnfold: .foldAndUnfold
      case .valley: move.fold.undoing?.isEmpty ?? true ? .foldInFront : .pull
      case .mountain: move.fold.undoing?.isEmpty ?? true ? .foldBehind : .pull
      case .outsideReverse, .insideReverse: move.fold.undoing?.isEmpty ?? true ? .reverse : .pull
      }
    let start = move.from.toward(move.to, 0.04)
    let end = move.to.toward(move.from, 0.03)
    let paths = [0.5, -0.5, 0.3, -0.3, 0.15, -0.15].map { bend in
      let side = way.turnedLeft * bend
      return Self.curve(from: start, to: end, bends: kind == .reverse ? (side, side * -1) : (side, side))
    }
    let measure = ArrowMeasure(scene)
    guard let best = paths.min(by: { measure.cost(of: $0) < measure.cost(of: $1) }) else { return nil }
    self.init(kind, path: best)
  }

  /// An arrow from left to right as it looks in a key.
  public static func sample(_ kind: Kind) -> DiagramArrow {
    let bends = (PlanePoint(0, 0.15), PlanePoint(0, kind == .reverse ? -0.15 : 0.15))
    return DiagramArrow(kind, path: curve(from: PlanePoint(0, 0), to: PlanePoint(1, 0), bends: bends))
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
}

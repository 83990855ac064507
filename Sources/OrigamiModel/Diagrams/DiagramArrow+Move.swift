import Folding

extension DiagramArrow {
  /// The points a curve is drawn with.
  private static let pieces = 24
  /// What it costs, in points that hide something, to be straight.
  private static let straightness = 30.0

  /// The arrow of a fold, from where its point lies to where that lands, or nothing if that is the same place.
  ///
  /// Of several ways to bend it the one is taken that keeps best off what it explains.
  init?(for move: Move, in scene: DiagramScene) {
    let way = move.to - move.from
    guard way.length > 1e-6 else { return nil }
    let kind: Kind =
      switch move.kind {
      case .valleyAndUnfold, .mountainAndUnfold: .foldAndUnfold
      case _ where move.fold.undoing != nil: .pull
      case .valley: .foldInFront
      case .mountain: .foldBehind
      case .outsideReverse, .insideReverse: .reverse
      }
    let start = move.from.toward(move.to, 0.04)
    let end = move.to.toward(move.from, 0.03)
    let measure = ArrowMeasure(scene)
    let paths = [0.5, -0.5, 0.3, -0.3, 0.15, -0.15].map { bend in
      let side = way.turnedLeft * bend
      let path = Self.curve(from: start, to: end, bends: kind == .reverse ? (side, side * -1) : (side, side))
      // A straight arrow is easily taken for an edge.
      return (path: path, cost: measure.cost(of: path) + max(0, 0.3 - abs(bend)) * Self.straightness)
    }
    guard let best = paths.min(by: { $0.cost < $1.cost }) else { return nil }
    self.init(kind, path: best.path)
  }

  /// An arrow from left to right as it looks in a key.
  public static func sample(_ kind: Kind) -> DiagramArrow {
    if kind == .push { return DiagramArrow(kind, path: [PlanePoint(0.3, 0), PlanePoint(0.7, 0)]) }
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

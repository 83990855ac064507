import Folding

extension DiagramArrow {
  /// The points a curve is drawn with.
  private static let pieces = 24
  /// How far the ways to bend lie beside the straight one, in its lengths.
  private static let bends = [0.5, -0.5, 0.75, -0.75, 0.3, -0.3, 0.15, -0.15]
  /// The same for arrows that bend to one side and then to the other.
  private static let doubleBends = [0.35, -0.35, 0.2, -0.2]
  /// What it costs, in points that hide something, to bend by a length more than is usual.
  private static let detour = 20.0
  /// What it costs to be nearly straight: such an arrow is easily taken for an edge.
  private static let flatness = 40.0
  /// The width of an arc over a short way, in sizes of what is shown: less can't be told from a straight line.
  private static let leastWay = 0.5

  /// The arrow of a fold, from where its point lies to where that lands, or nothing if that is the same place.
  ///
  /// Of several ways to bend it the one is taken that keeps best off what it explains and off the arrows before it.
  init?(for move: Move, among moves: [Move], in scene: DiagramScene) {
    let way = move.to - move.from
    guard way.length > 1e-6 else { return nil }
    let kind = Kind(of: move)
    let measure = ArrowMeasure(scene)
    let start = move.from.toward(move.to, 0.04)
    // The heads of arrows to the same place stop before they meet.
    let meetsOthers = moves.count { $0.to.distance(to: move.to) < measure.extent * 0.03 } > 1
    let end = move.to.toward(move.from, meetsOthers ? 0.12 : 0.03)
    let across = way.turnedLeft * (max(way.length, measure.extent * Self.leastWay) / way.length)
    let bends = kind == .reverse ? Self.doubleBends : Self.bends
    let paths = bends.map { bend in
      let side = across * bend
      let path = Self.curve(from: start, to: end, bends: (side, kind == .reverse ? side * -1 : side))
      let detour = max(0, abs(bend) - bends[0]) * Self.detour + (abs(bend) < 0.2 ? Self.flatness : 0)
      return (path: path, cost: measure.cost(of: path, moving: move.middle) + detour)
    }
    guard let best = paths.min(by: { $0.cost < $1.cost }) else { return nil }
    self.init(kind, path: best.path)
    hiddenPieces = Self.hiddenPieces(of: best.path, move)
  }

  /// The pieces of a path along which what moves has slipped under other layers.
  private static func hiddenPieces(of path: [PlanePoint], _ move: Move) -> Set<Int> {
    Set(
      path.indices.dropLast().filter { index in
        let middle = path[index].toward(path[index + 1], 0.5)
        return move.covering.contains { $0.contains(middle) }
      })
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

extension DiagramArrow.Kind {
  init(of move: Move) {
    self =
      switch move.kind {
      case .valleyAndUnfold, .mountainAndUnfold: .foldAndUnfold
      case _ where move.fold.undoing != nil || move.isUnfolding: .pull
      case .valley: .foldInFront
      case .mountain: .foldBehind
      case .outsideReverse, .insideReverse: .reverse
      }
  }
}

import Folding

/// How much an arrow would hide: a point of it on the paper costs one, one beside an edge two more, one along a fold
/// line three more, one along another arrow four more, one outside the part that is shown ten.
///
/// What it makes the drawing smaller counts too. Among equals the arrow nearer to what it moves is better, then that
/// farther from the paper's middle, then the upper one.
struct ArrowMeasure {
  private let faces: [(polygon: ConvexPolygon, bounds: Bounds)]
  private let edges: [PlaneSegment]
  private let folds: [PlaneSegment]
  private let arrows: [DiagramArrow]
  private let middle: PlanePoint
  private let zoom: Bounds?
  private let bounds: Bounds
  /// What it costs, in points that hide something, to show everything half as large.
  private static let growthCost = 40.0
  /// The size of what is shown.
  let extent: Double

  init(_ scene: DiagramScene) {
    faces = scene.faces.map { face in
      let polygon = ConvexPolygon(counterclockwise: face.outline)
      return (polygon, polygon.bounds)
    }
    edges = scene.lines.filter { $0.kind == .edge }.map(\.segment)
    folds = scene.lines.filter { $0.kind == .valley || $0.kind == .mountain }.map(\.segment)
    arrows = scene.arrows
    let shown = scene.zoom ?? scene.paperBounds
    bounds = scene.bounds
    middle = scene.paperBounds.middle
    extent = max(shown.width, shown.height, 1e-9)
    zoom = scene.zoom
  }

  /// The cost of a path that shows how something moves whose middle is given.
  func cost(of path: [PlanePoint], moving: PlanePoint) -> Double {
    let belly = path[path.count / 2]
    let preference = 2 * belly.distance(to: moving) - belly.distance(to: middle) - 0.1 * belly.y
    let shown = Bounds(of: path + [bounds.lower, bounds.upper])
    let growth = zoom == nil ? max(shown.width, shown.height) / max(bounds.width, bounds.height) - 1 : 0
    // Where arrows start and arrive isn't theirs to choose.
    let between = path.dropFirst(path.count / 6).dropLast(path.count / 6)
    return path.reduce(growth * Self.growthCost + preference / extent) { $0 + cost(at: $1) }
      + between.reduce(0) { $0 + crowd(at: $1) }
  }

  private func cost(at point: PlanePoint) -> Double {
    if let zoom, !zoom.contains(point) { return 10 }
    var cost = faces.contains { $0.bounds.contains(point) && $0.polygon.contains(point) } ? 1.0 : 0
    if edges.contains(where: { $0.distance(to: point) < extent * 0.05 }) { cost += 2 }
    return cost
  }

  private func crowd(at point: PlanePoint) -> Double {
    var cost = folds.contains { $0.distance(to: point) < extent * 0.03 } ? 3.0 : 0
    if arrows.contains(where: { $0.path.contains { $0.distance(to: point) < extent * 0.1 } }) { cost += 4 }
    return cost
  }
}

extension Bounds {
  /// Whether a point lies inside or on the rim.
  func contains(_ point: PlanePoint) -> Bool {
    (lower.x...upper.x).contains(point.x) && (lower.y...upper.y).contains(point.y)
  }
}

extension PlaneSegment {
  /// The distance of a point from the nearest point of the segment.
  func distance(to point: PlanePoint) -> Double {
    let way = end - start
    let square = way.dot(way)
    guard square > 0 else { return start.distance(to: point) }
    return start.toward(end, min(max((point - start).dot(way) / square, 0), 1)).distance(to: point)
  }
}

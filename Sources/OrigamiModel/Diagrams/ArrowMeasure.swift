import Folding

/// How much an arrow would hide: a point of it on the paper costs one, one beside an edge two more, one outside
/// the part that is shown ten; among equals the arrow farther from the paper's middle is better.
struct ArrowMeasure {
  private let faces: [DiagramFace]
  private let edges: [PlaneSegment]
  private let middle: PlanePoint
  private let extent: Double
  private let zoom: Bounds?

  init(_ scene: DiagramScene) {
    let bounds = scene.paperBounds
    faces = scene.faces
    edges = scene.lines.filter { $0.kind == .edge }.map(\.segment)
    middle = bounds.middle
    extent = max(bounds.width, bounds.height, 1e-9)
    zoom = scene.zoom
  }

  func cost(of path: [PlanePoint]) -> Double {
    let distance = path[path.count / 2].distance(to: middle) / extent
    return path.reduce(-distance) { $0 + cost(at: $1) }
  }

  private func cost(at point: PlanePoint) -> Double {
    if let zoom, !zoom.contains(point) { return 10 }
    var cost = faces.contains { $0.contains(point) } ? 1.0 : 0
    if edges.contains(where: { $0.distance(to: point) < extent * 0.05 }) { cost += 2 }
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

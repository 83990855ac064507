/// A convex piece of the plane: its corners counterclockwise.
public struct ConvexPolygon: Hashable, Sendable {
  /// The corners, counterclockwise; some may lie on the straight line between their neighbours.
  public let corners: [PlanePoint]

  /// Creates a polygon from corners that are convex and counterclockwise.
  init(_ corners: [PlanePoint]) { self.corners = corners }

  /// Creates a polygon from corners that are convex and counterclockwise.
  public init(counterclockwise corners: [PlanePoint]) { self.corners = corners }

  /// The area, in squares of the sheet's side.
  public var area: Double {
    guard let first = corners.first else { return 0 }
    var twice = 0.0
    for index in corners.indices.dropFirst().dropLast() {
      twice += (corners[index] - first).cross(corners[index + 1] - first)
    }
    return twice / 2
  }

  /// The mean of the corners, which lies inside.
  public var middle: PlanePoint {
    corners.reduce(PlanePoint(0, 0), +) * (1 / Double(max(corners.count, 1)))
  }

  /// The sides, counterclockwise.
  public var sides: [PlaneSegment] {
    corners.indices.map { PlaneSegment(corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The smallest upright rectangle around it.
  public var bounds: Bounds { Bounds(of: corners) }

  /// Whether a point lies in it or nearer to it than the tolerance; a negative tolerance asks for that far inside.
  public func contains(_ point: PlanePoint, tolerance: Double = 0) -> Bool {
    var previous = corners.last ?? PlanePoint(0, 0)
    for corner in corners {
      let side = corner - previous
      if side.cross(point - previous) < -tolerance * side.length { return false }
      previous = corner
    }
    return corners.count > 2
  }

  /// Whether the two share more than a strip as narrow as rounding (separating axes).
  public func overlaps(_ other: ConvexPolygon) -> Bool {
    !isSeparated(from: other) && !other.isSeparated(from: self)
  }

  private func isSeparated(from other: ConvexPolygon) -> Bool {
    var previous = corners.last ?? PlanePoint(0, 0)
    for corner in corners {
      let side = corner - previous
      let limit = Tolerance.overlap * side.length
      if limit > 0, other.corners.allSatisfy({ side.cross($0 - previous) <= limit }) { return true }
      previous = corner
    }
    return false
  }

  /// The part to the left of a line, or nothing if there is none.
  func part(leftOf line: PlaneLine) -> ConvexPolygon? {
    var kept: [PlanePoint] = []
    kept.reserveCapacity(corners.count + 1)
    // A corner on the line is kept and never cut, and no corner is kept twice: the direction of a side as short as
    // rounding would be chance.
    func keep(_ point: PlanePoint) {
      if let last = kept.last, last.isSamePlace(as: point) { return }
      kept.append(point)
    }
    for index in corners.indices {
      let corner = corners[index]
      let next = corners[(index + 1) % corners.count]
      let here = line.offset(of: corner)
      let there = line.offset(of: next)
      if here >= -Tolerance.length { keep(corner) }
      if here * there < 0, min(abs(here), abs(there)) > Tolerance.length {
        keep(corner.toward(next, here / (here - there)))
      }
    }
    if let first = kept.first, let last = kept.last, kept.count > 1, first.isSamePlace(as: last) { kept.removeLast() }
    let part = ConvexPolygon(kept)
    return kept.count > 2 && part.area > Tolerance.area ? part : nil
  }

  /// What is left of it beside another polygon, in convex pieces that don't overlap.
  func minus(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard overlaps(other) else { return [self] }
    var pieces: [ConvexPolygon] = []
    var inside = self
    for side in other.sides {
      guard let line = side.line else { continue }
      if let outside = inside.part(leftOf: PlaneLine(origin: line.origin, direction: line.direction * -1)) {
        pieces.append(outside)
      }
      guard let rest = inside.part(leftOf: line) else { break }
      inside = rest
    }
    return pieces
  }

  /// The fractions of a segment that run through it, or nothing if it misses.
  func span(of segment: PlaneSegment) -> ClosedRange<Double>? {
    var lower = 0.0
    var upper = 1.0
    var previous = corners.last ?? PlanePoint(0, 0)
    for corner in corners {
      let side = corner - previous
      let start = side.cross(segment.start - previous)
      let end = side.cross(segment.end - previous)
      previous = corner
      if start < 0 && end < 0 { return nil }
      if start < 0 { lower = max(lower, start / (start - end)) }
      if end < 0 { upper = min(upper, start / (start - end)) }
    }
    return lower < upper ? lower...upper : nil
  }

  /// The polygon carried by a rigid motion, its corners counterclockwise again.
  public func moved(by motion: Isometry) -> ConvexPolygon {
    let moved = corners.map { motion($0) }
    return ConvexPolygon(motion.isMirrored ? moved.reversed() : moved)
  }
}

/// Finds where faces lie across creases and creases lie on each other.
struct RuleGatherer {
  private struct Place {
    let joint: LayerRules.Joint
    let line: PlaneLine
    /// Whether the two faces lie to the left of the line.
    let isLeft: (Bool, Bool)
    let bounds: Bounds
  }

  private(set) var rules: [LayerRules.Rule] = []

  init(polygons: [ConvexPolygon], joints: [LayerRules.Joint]) {
    let bounds = polygons.map(\.bounds)
    let places = joints.compactMap { joint -> Place? in
      guard let line = joint.segment.line else { return nil }
      return Place(
        joint: joint, line: line,
        isLeft: (
          line.offset(of: polygons[joint.first].middle) > 0, line.offset(of: polygons[joint.second].middle) > 0
        ), bounds: Bounds(of: [joint.segment.start, joint.segment.end]))
    }
    for (position, place) in places.enumerated() {
      let joint = place.joint
      for face in polygons.indices where face != joint.first && face != joint.second {
        if bounds[face].touches(place.bounds), polygons[face].liesAcross(joint.segment) {
          rules.append(.sameSide(of: face, joint.first, joint.second))
        }
      }
      for other in places.dropFirst(position + 1) where other.bounds.touches(place.bounds) {
        if let rule = Self.rule(place, other) { rules.append(rule) }
      }
    }
  }

  /// The condition on two creases that lie on each other.
  private static func rule(_ a: Place, _ b: Place) -> LayerRules.Rule? {
    guard a.line.isSameLine(as: b.line) else { return nil }
    let own = [a.line.position(of: a.joint.segment.start), a.line.position(of: a.joint.segment.end)]
    let others = [a.line.position(of: b.joint.segment.start), a.line.position(of: b.joint.segment.end)]
    guard let range = own.range, let other = others.range else { return nil }
    let shared = min(range.upperBound, other.upperBound) - max(range.lowerBound, other.lowerBound)
    guard shared > Tolerance.overlap else { return nil }
    // The side of the other's first face, seen along this line.
    let first = b.isLeft.0 == (a.line.direction.dot(b.line.direction) > 0)
    let (a1, a2, b1, b2) = (a.joint.first, a.joint.second, b.joint.first, b.joint.second)
    switch (a.joint.isFolded, b.joint.isFolded) {
    case (true, true): return first == a.isLeft.0 ? .nested(a1, a2, b1, b2) : nil
    case (true, false): return .sameSide(of: first == a.isLeft.0 ? b1 : b2, a1, a2)
    case (false, true): return .sameSide(of: a.isLeft.0 == first ? a1 : a2, b1, b2)
    case (false, false): return first == a.isLeft.0 ? .alike(b1, a1, as: b2, a2) : .alike(b2, a1, as: b1, a2)
    }
  }
}

extension ConvexPolygon {
  /// Whether it lies on both sides of some stretch of a segment.
  fileprivate func liesAcross(_ segment: PlaneSegment) -> Bool {
    guard let line = segment.line else { return false }
    let aside = line.direction.turnedLeft * Tolerance.nudge
    guard let left = span(of: segment.moved(by: aside)), let right = span(of: segment.moved(by: aside * -1)) else {
      return false
    }
    let shared = min(left.upperBound, right.upperBound) - max(left.lowerBound, right.lowerBound)
    return shared * segment.length > 4 * Tolerance.nudge
  }

  /// What two polygons have in common, if more than a strip as narrow as rounding.
  func shared(with other: ConvexPolygon) -> ConvexPolygon? {
    var shared = self
    for side in other.sides {
      guard let line = side.line else { continue }
      guard let part = shared.part(leftOf: line) else { return nil }
      shared = part
    }
    return shared.overlaps(shared) ? shared : nil
  }
}

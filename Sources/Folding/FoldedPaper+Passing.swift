/// A crease that lies between two neighbouring faces.
private struct Joint {
  let faces: (Int, Int)
  let isFolded: Bool
  let segment: PlaneSegment
  let line: PlaneLine
  /// The sides of the line on which the two faces lie.
  let isLeft: (Bool, Bool)
  let bounds: Bounds
}

extension FoldedPaper {
  /// The first place where a face passes through another, if there is one.
  ///
  /// The conditions are those of Justin for paper folded flat: a face that lies across a crease is on the same side of
  /// both its faces; of two creases in the same place neither comes between the faces of the other with one face
  /// only; and the faces over one point don't lie in a circle.
  func layerFault() -> PaperFault? {
    let polygons = polygons
    let bounds = polygons.map(\.bounds)
    let joints = joints(polygons)
    for (position, joint) in joints.enumerated() {
      for face in faces.indices where face != joint.faces.0 && face != joint.faces.1 {
        guard bounds[face].touches(joint.bounds), isBetween(face, joint), polygons[face].liesAcross(joint.segment)
        else { continue }
        return .passesThrough(face: face, other: joint.faces.0)
      }
      for other in joints.dropFirst(position + 1) where other.bounds.touches(joint.bounds) && cross(joint, other) {
        return .passesThrough(face: joint.faces.0, other: other.faces.0)
      }
    }
    return circle(polygons)
  }

  private func joints(_ polygons: [ConvexPolygon]) -> [Joint] {
    edges.compactMap { edge in
      let segment = segment(of: edge)
      guard let neighbour = edge.neighbour, let line = segment.line else { return nil }
      return Joint(
        faces: (edge.face, neighbour), isFolded: edge.kind == .folded, segment: segment, line: line,
        isLeft: (line.offset(of: polygons[edge.face].middle) > 0, line.offset(of: polygons[neighbour].middle) > 0),
        bounds: Bounds(of: [segment.start, segment.end]))
    }
  }

  private func isBetween(_ face: Int, _ joint: Joint) -> Bool {
    layers.isAbove(face, joint.faces.0) != layers.isAbove(face, joint.faces.1)
  }

  /// Whether two creases that lie on each other pass through each other.
  private func cross(_ a: Joint, _ b: Joint) -> Bool {
    guard a.line.isSameLine(as: b.line) else { return false }
    let own = [a.line.position(of: a.segment.start), a.line.position(of: a.segment.end)]
    let others = [a.line.position(of: b.segment.start), a.line.position(of: b.segment.end)]
    guard let range = own.range, let other = others.range else { return false }
    let shared = min(range.upperBound, other.upperBound) - max(range.lowerBound, other.lowerBound)
    guard shared > Tolerance.overlap else { return false }
    let isSameDirection = a.line.direction.dot(b.line.direction) > 0
    let first = b.isLeft.0 == isSameDirection
    switch (a.isFolded, b.isFolded) {
    case (true, true):
      return first == a.isLeft.0 && isBetween(b.faces.0, a) != isBetween(b.faces.1, a)
    case (true, false):
      return isBetween(first == a.isLeft.0 ? b.faces.0 : b.faces.1, a)
    case (false, true):
      return isBetween(a.isLeft.0 == first ? a.faces.0 : a.faces.1, b)
    case (false, false):
      let (near, far) = first == a.isLeft.0 ? (b.faces.0, b.faces.1) : (b.faces.1, b.faces.0)
      return layers.isAbove(near, a.faces.0) != layers.isAbove(far, a.faces.1)
    }
  }

  /// Three faces over one point that lie in a circle.
  private func circle(_ polygons: [ConvexPolygon]) -> PaperFault? {
    let above = layers.facesAbove(count: faces.count)
    for low in faces.indices {
      for middle in above[low] {
        for top in above[middle] where layers.isAbove(low, top) && low < min(middle, top) {
          let shared = polygons[low].shared(with: polygons[middle])?.shared(with: polygons[top])
          if shared != nil { return .passesThrough(face: low, other: top) }
        }
      }
    }
    return nil
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

extension FoldedPaper {
  /// The face seen at a place, or nothing beside the paper.
  public func topmostFace(at place: PlanePoint) -> Int? { topmostFace(at: place, tolerance: 0) }

  func topmostFace(at place: PlanePoint, tolerance: Double) -> Int? {
    facesAt(place, tolerance: tolerance).first
  }

  /// The faces at a place from the top down.
  ///
  /// Where faces lie in a circle, no point has all of them.
  public func stack(at place: PlanePoint) -> [Int] { facesAt(place, tolerance: 0) }

  func facesAt(_ place: PlanePoint, tolerance: Double) -> [Int] {
    var rest = faces.indices.filter { polygon(ofFace: $0).contains(place, tolerance: tolerance) }
    var stack: [Int] = []
    while !rest.isEmpty {
      let top = rest.firstIndex { face in !rest.contains { layers.isAbove($0, face) } } ?? 0
      stack.append(rest.remove(at: top))
    }
    return stack
  }

  /// The faces of which something moves when the fold is made: those chosen at the line and all that is joined to
  /// them beyond it.
  func movingFaces(_ layers: ResolvedFold.Layers, leftOf line: PlaneLine) throws(FoldingError) -> [Int] {
    let reaching = faces.indices.filter { face in
      offsets(ofFace: face, from: line).contains { $0 > Tolerance.length }
    }
    var left: Set<Int>
    switch layers {
    case .all: left = Set(reaching)
    case .flap(let point): left = joined(to: facesHolding(sheetPoint: point).filter(reaching.contains), leftOf: line)
    case .top(let count): left = try outermost(count, of: reaching, leftOf: line, fromTop: true)
    case .bottom(let count): left = try outermost(count, of: reaching, leftOf: line, fromTop: false)
    }
    let isHeld =
      left.count < faces.count
      || left.contains { face in
        offsets(ofFace: face, from: line).contains { $0 < -Tolerance.length }
      }
    guard !left.isEmpty, isHeld else { throw .lineMisses }
    return left.sorted()
  }

  /// The faces joined to some faces across edges that reach to the left of a line.
  private func joined(to seeds: [Int], leftOf line: PlaneLine) -> Set<Int> {
    let joints = edges.filter { edge in
      guard edge.neighbour != nil else { return false }
      let segment = segment(of: edge)
      return max(line.offset(of: segment.start), line.offset(of: segment.end)) > Tolerance.length
    }
    var groups = Groups(of: faces.count, joining: joints.compactMap(pair))
    let wanted = Set(seeds.map { groups.representative(of: $0) })
    return Set(faces.indices.filter { wanted.contains(groups.representative(of: $0)) })
  }

  /// The outermost layers along a line with all that is joined to them, if no layer farther in is among that.
  private func outermost(
    _ count: Int, of reaching: [Int], leftOf line: PlaneLine, fromTop: Bool
  ) throws(FoldingError) -> Set<Int> {
    guard count > 0 else { throw .lineMisses }
    let stacks = placesBeside(line, of: reaching).map { stack(at: $0) }
    let tallest = stacks.map(\.count).max() ?? 0
    guard tallest >= count else { throw tallest == 0 ? .lineMisses : .fewerLayers(asked: count) }
    var chosen: Set<Int> = []
    var remaining: Set<Int> = []
    // Layers are counted where most of them lie; a narrower flap doesn't shift the count beside it.
    for stack in stacks where stack.count == tallest {
      let outer = fromTop ? stack.prefix(count) : stack.suffix(count)
      chosen.formUnion(outer)
      remaining.formUnion(stack.filter { !outer.contains($0) })
    }
    let moving = joined(to: Array(chosen), leftOf: line)
    guard moving.isDisjoint(with: remaining) else { throw .layersJoined }
    return moving
  }

  /// A place just to the left of a line in each stretch where the same faces lie.
  private func placesBeside(_ line: PlaneLine, of reaching: [Int]) -> [PlanePoint] {
    var stops: [Double] = []
    let near = PlaneLine(origin: line.origin + line.direction.turnedLeft * Tolerance.nudge, direction: line.direction)
    for face in reaching {
      let corners = polygon(ofFace: face).corners
      let positions = corners.map { near.position(of: $0) }
      guard let start = positions.min(), let end = positions.max(), start < end else { continue }
      let whole = PlaneSegment(near.point(at: start), near.point(at: end))
      guard let span = polygon(ofFace: face).span(of: whole) else { continue }
      stops.append(start + (end - start) * span.lowerBound)
      stops.append(start + (end - start) * span.upperBound)
    }
    stops.sort()
    return zip(stops, stops.dropFirst()).compactMap { start, end in
      end - start > 4 * Tolerance.nudge ? near.point(at: (start + end) / 2) : nil
    }.filter { topmostFace(at: $0) != nil }
  }
}

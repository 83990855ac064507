import Folding

/// Points and lines of the paper in words, by where they lie now.
struct ReferenceWords {
  let paper: FoldedPaper
  let compass: Compass
  private let edges: [DrawnEdge]

  init(_ paper: FoldedPaper) {
    self.paper = paper
    compass = Compass(bounds: paper.bounds)
    edges = paper.drawnEdges()
  }

  func point(_ reference: PointReference) -> String {
    switch reference {
    case .named(let name):
      let region = (try? paper.place(of: reference)).map { compass.region(of: $0) }
      if paper.sheet.corners.contains(where: { $0.name == name }) { return "the \(region ?? name) corner" }
      return "the point “\(name)”" + (region.map { " (\($0))" } ?? "")
    case .between(let start, let end, let fraction):
      return "the point \(Self.share(fraction)) from \(point(start)) to \(point(end))"
    case .crossing(let first, let second): return "the point where \(line(first)) crosses \(line(second))"
    case .mirrored(let point, let over):
      return "the point where \(self.point(point)) lands when folded over \(line(over))"
    }
  }

  func line(_ reference: LineReference) -> String {
    switch reference {
    case .through(let start, let end):
      return through(start, end)
    case .crease(let name, _): return crease(name, span: span(of: reference))
    case .bringingPoint(let point, let target):
      return "the line that brings \(self.point(point)) to \(self.point(target))"
    case .bringingLine(let moving, let target, _): return "the line that brings \(line(moving)) to \(line(target))"
    case .perpendicular(let other, let through):
      return "the line through \(point(through)) square to \(line(other))"
    case .bringingPointToLine(let point, let target, let through, _):
      return "the line through \(self.point(through)) that brings \(self.point(point)) to \(line(target))"
    case .bringingTwoPoints(let first, let firstTarget, let second, let secondTarget, _):
      return
        "the line that brings \(point(first)) to \(line(firstTarget)) and \(point(second)) to \(line(secondTarget))"
    case .bringingPointAcross(let point, let target, let other):
      return "the line square to \(line(other)) that brings \(self.point(point)) to \(line(target))"
    case .angled(let degrees, let other, let through):
      let angle = degrees.magnitude.truncatingRemainder(dividingBy: 180)
      return "the line through \(point(through)) at \(Self.number(min(angle, 180 - angle)))° to \(line(other))"
    }
  }

  private func through(_ start: PointReference, _ end: PointReference) -> String {
    guard let from = try? paper.place(of: start), let to = try? paper.place(of: end) else {
      return "the line through \(point(start)) and \(point(end))"
    }
    let segment = PlaneSegment(from, to)
    let region = compass.region(of: segment.middle)
    let edge = edges.first { $0.isVisible && $0.kind != .crease && $0.segment.runs(along: segment) }
    let slope = Compass.slope(of: segment)
    if let edge {
      return "the \(region == "middle" ? slope : region) \(edge.kind == .folded ? "folded edge" : "edge")"
    }
    if isDiagonal(start, end) { return "the diagonal from \(point(start)) to \(point(end))" }
    return "the \(slope == "slanting" ? "line" : slope + " line") through \(point(start)) and \(point(end))"
  }

  private func isDiagonal(_ start: PointReference, _ end: PointReference) -> Bool {
    guard case .named(let first) = start, case .named(let second) = end,
      let a = paper.sheet.corners.firstIndex(where: { $0.name == first }),
      let b = paper.sheet.corners.firstIndex(where: { $0.name == second })
    else { return false }
    return abs(a - b) == 2 && paper.faces.count == 1
  }

  /// Where a line runs now, if it is one line still.
  func span(of reference: LineReference) -> PlaneSegment? { try? paper.span(of: reference) }

  /// A crease by how it runs and where.
  func crease(_ name: String, span: PlaneSegment?) -> String {
    guard let span else { return "the crease “\(name)”" }
    let slope = Compass.slope(of: span)
    let region = compass.region(of: span.middle)
    if paper.isFolded(alongCrease: name) {
      return region == "middle" ? "the \(slope) folded edge" : "the \(region) folded edge"
    }
    return region == "middle" ? "the \(slope) centre crease" : "the \(slope) crease at the \(region)"
  }

  private static func share(_ fraction: Double) -> String {
    let parts: [(Double, String)] = [
      (1 / 2, "half-way"), (1 / 3, "a third of the way"), (2 / 3, "two thirds of the way"),
      (1 / 4, "a quarter of the way"), (3 / 4, "three quarters of the way"),
    ]
    if let part = parts.first(where: { abs($0.0 - fraction) < 1e-12 }) { return part.1 }
    for bottom in 5...64 {
      let top = (fraction * Double(bottom)).rounded()
      if abs(top / Double(bottom) - fraction) < 1e-12 { return "\(Int(top))/\(bottom) of the way" }
    }
    return "\(number(fraction * 100))% of the way"
  }

  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    guard hundredths.magnitude < 1e15 else { return "\(hundredths)" }
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension PlaneSegment {
  /// Whether another segment lies on this one.
  fileprivate func runs(along other: PlaneSegment) -> Bool {
    guard let line else { return false }
    return [other.start, other.end].allSatisfy {
      abs(line.offset(of: $0)) < 1e-6 && (-1e-6...length + 1e-6).contains(line.position(of: $0))
    }
  }
}

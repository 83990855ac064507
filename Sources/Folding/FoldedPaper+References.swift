extension FoldedPaper {
  /// Where a referenced point lies now.
  public func place(of reference: PointReference) throws(FoldingError) -> PlanePoint {
    switch reference {
    case .named(let name):
      guard let point = points[name] else { throw .unknownName(name, known: Array(points.keys)) }
      guard let place = place(ofSheetPoint: point) else { throw .offPaper }
      return place
    case .between(let start, let end, let fraction):
      guard (0...1).contains(fraction) else { throw .badNumber }
      return try place(of: start).toward(place(of: end), fraction)
    case .crossing(let first, let second):
      guard let crossing = try line(of: first).line.crossing(with: line(of: second).line) else { throw .parallelLines }
      return crossing
    case .mirrored(let point, let over):
      return try line(of: over).line.reflection(of: place(of: point))
    }
  }

  func place(ifGiven reference: PointReference?) throws(FoldingError) -> PlanePoint? {
    guard let reference else { return nil }
    return try place(of: reference)
  }

  /// Where a referenced line runs now: for a crease from its one end to the other, for a line through two points from
  /// the one to the other, for others across all of the paper.
  public func span(of reference: LineReference) throws(FoldingError) -> PlaneSegment {
    try line(of: reference).span
  }

  /// Whether paper is folded along a crease everywhere now.
  public func isFolded(alongCrease name: String) -> Bool {
    guard let number = foldNames[name] else { return false }
    let pieces = edges.filter { creaseFolds[$0.ends]?.contains(number) == true }
    return !pieces.isEmpty && pieces.allSatisfy { $0.kind == .folded }
  }

  /// The place on the sheet that a reference means: of several layers there, the topmost.
  public func sheetPoint(of reference: PointReference) throws(FoldingError) -> PlanePoint {
    if case .named(let name) = reference, let point = points[name] { return point }
    let place = try place(of: reference)
    guard let face = topmostFace(at: place, tolerance: Tolerance.overlap) else { throw .offPaper }
    return faces[face].placement.inverse(place)
  }

  func line(of reference: LineReference) throws(FoldingError) -> ReferencedLine {
    switch reference {
    case .through(let start, let end):
      return try ReferencedLine(place(of: start), place(of: end))
    case .bringingPoint(let point, let target):
      return try across(Axioms.fold(bringing: place(of: point), to: place(of: target)))
    case .bringingLine(let moving, let target, let near):
      return try across(
        Axioms.fold(bringing: line(of: moving), to: line(of: target), near: place(ifGiven: near)))
    case .perpendicular(let other, let point):
      return try across(line(of: other).line.perpendicular(through: place(of: point)))
    case .bringingPointToLine(let point, let target, let through, let near):
      return try across(
        Axioms.fold(
          bringing: place(of: point), to: line(of: target), through: place(of: through), near: place(ifGiven: near)))
    case .bringingTwoPoints(let first, let firstTarget, let second, let secondTarget, let near):
      return try across(
        Axioms.fold(
          bringing: place(of: first), to: line(of: firstTarget), and: place(of: second), to: line(of: secondTarget),
          near: place(ifGiven: near)))
    case .bringingPointAcross(let point, let target, let other):
      return try across(
        Axioms.fold(bringing: place(of: point), to: line(of: target).line, perpendicularTo: line(of: other).line))
    case .angled(let degrees, let other, let point):
      guard degrees.isFinite else { throw .badNumber }
      let turn = Isometry.rotation(about: PlanePoint(0, 0), degrees: degrees)
      return try across(PlaneLine(origin: place(of: point), direction: turn(line(of: other).line.direction)))
    case .crease(let name, let at):
      return try crease(named: name, near: place(ifGiven: at))
    }
  }

  /// The line with the span it has across the paper.
  private func across(_ line: PlaneLine) -> ReferencedLine {
    let corners = polygons.flatMap(\.corners).map { line.position(of: $0) }
    let start = corners.min() ?? 0
    let end = corners.max() ?? 0
    return ReferencedLine(line, span: PlaneSegment(line.point(at: start), line.point(at: end)))
  }

  private func crease(named name: String, near place: PlanePoint?) throws(FoldingError) -> ReferencedLine {
    guard let number = foldNames[name] else { throw .unknownName(name, known: foldNames.names) }
    let pieces = edges.filter { creaseFolds[$0.ends]?.contains(number) == true }.map(segment)
    let nearest = place.flatMap { place in
      pieces.min { $0.middle.distance(to: place) < $1.middle.distance(to: place) }
    }
    guard let line = (nearest ?? pieces.first)?.line else { throw .unknownName(name, known: foldNames.names) }
    let onLine = pieces.filter { abs(line.offset(of: $0.start)) + abs(line.offset(of: $0.end)) <= Tolerance.overlap }
    guard nearest != nil || onLine.count == pieces.count else { throw .bentCrease(name) }
    let positions = onLine.flatMap { [line.position(of: $0.start), line.position(of: $0.end)] }
    let start = line.point(at: positions.min() ?? 0)
    let end = line.point(at: positions.max() ?? 0)
    return try ReferencedLine(start, end)
  }

  /// Where the thing lies that a line brings somewhere, which shows the side that moves.
  func placeBrought(by reference: LineReference) throws(FoldingError) -> PlanePoint? {
    switch reference {
    case .bringingPoint(let point, _), .bringingPointToLine(let point, _, _, _),
      .bringingTwoPoints(let point, _, _, _, _), .bringingPointAcross(let point, _, _):
      try place(of: point)
    case .bringingLine(let line, _, _): try self.line(of: line).span.middle
    case .through, .perpendicular, .angled, .crease: nil
    }
  }
}

import Folding

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Places on the paper told by what can be felt and seen there: corners, edges, creases, and the paper's extent.
struct PlaceWords {
  let compass: Compass
  private let polygons: [ConvexPolygon]
  private let corners: [PlanePoint]
  /// The edges and creases that are seen.
  private let lines: [DrawnEdge]

  /// Creates the words for places on a paper; where they lie is told by its extent when the step began.
  init(_ paper: FoldedPaper, in extent: Bounds) {
    compass = Compass(bounds: extent)
    polygons = paper.polygons
    corners = paper.sheet.corners.compactMap { corner in
      guard let point = paper.points[corner.name], let place = paper.place(ofSheetPoint: point),
        let top = paper.topmostFace(at: place), paper.sheetPolygon(ofFace: top).contains(point, tolerance: 1e-6)
      else { return nil }
      return place
    }
    lines = paper.drawnEdges().filter(\.isVisible)
  }

  /// A corner of the sheet, wherever it lies now.
  func corner(at place: PlanePoint) -> String {
    let region = compass.region(of: place)
    return isCorner(place) ? "the \(region) corner" : "the corner that lies \(Compass.at(region))"
  }

  /// A place by the corner it is, or by the edge it lies on and where; nothing where it has no such name.
  ///
  /// Where only hundredths would tell the place on the edge, it has no exact name.
  func landmark(at place: PlanePoint, isExact: Bool = true) -> String? {
    if isCorner(place) || corners.contains(where: { $0.distance(to: place) < 1e-6 }) { return corner(at: place) }
    guard let edge = lines.first(where: { $0.kind != .crease && $0.segment.distance(to: place) < 1e-6 }) else {
      return nil
    }
    let name = name(of: edge)
    let (start, end) = (edge.segment.start, edge.segment.end)
    let fraction = start.distance(to: place) / max(edge.segment.length, 1e-9)
    if abs(fraction - 0.5) < 1e-6 { return "the middle of \(name)" }
    let isAtStart = fraction < 0.5
    let way = Compass.end(isAtStart ? start : end, of: edge.segment)
    let share = Share(isAtStart ? fraction : 1 - fraction)
    if share.isNone { return "the \(way) end of \(name)" }
    let crease = lines.first { line in
      line.kind == .crease && [line.segment.start, line.segment.end].contains { $0.distance(to: place) < 1e-6 }
    }
    if !share.isExact, let crease { return "the point where \(self.crease(along: crease.segment)) meets \(name)" }
    if isExact && !share.isExact { return nil }
    return "the point \(share.words) along \(name) from its \(way) end"
  }

  /// A place in the midst of the paper, by how far it lies across and up.
  func position(of place: PlanePoint) -> String {
    let (across, up) = (across(place), up(place))
    switch (across.isHalf, up.isHalf) {
    case (true, true): return "the middle of the paper"
    case (true, false): return "the point on the vertical centre line \(up.words) up"
    case (false, true): return "the point on the horizontal centre line \(across.words) across from the left"
    case (false, false): return "the point \(across.words) across from the left and \(up.words) up"
    }
  }

  private func across(_ place: PlanePoint) -> Share {
    Share((place.x - compass.bounds.lower.x) / max(compass.bounds.width, 1e-9))
  }

  private func up(_ place: PlanePoint) -> Share {
    Share((place.y - compass.bounds.lower.y) / max(compass.bounds.height, 1e-9))
  }

  /// The edge that a stretch runs along, if it is seen, or the half of it that the stretch takes.
  func edge(along segment: PlaneSegment, isWhole: Bool = false) -> String? {
    guard let edge = lines.first(where: { $0.kind != .crease && segment.runs(along: $0.segment) }) else { return nil }
    guard !isWhole, abs(segment.length * 2 - edge.segment.length) < 1e-6 else { return name(of: edge) }
    return "the \(Compass.end(segment.middle, of: edge.segment)) half of \(name(of: edge))"
  }

  private func name(of edge: DrawnEdge) -> String {
    named(edge.kind == .folded ? "folded edge" : "edge", edge.segment)
  }

  /// An edge by where it lies on the outline, or by how and where it runs within.
  func named(_ noun: String, _ segment: PlaneSegment) -> String {
    let region = compass.region(of: segment.middle)
    if isOuter(segment), region != "middle" { return "the \(region) \(noun)" }
    return "the \(Compass.slope(of: segment)) \(noun) \(Compass.at(region))"
  }

  /// A crease by how it runs and where.
  func crease(along segment: PlaneSegment) -> String {
    let slope = Compass.slope(of: segment)
    if isCentral(segment) { return "the \(slope) centre crease" }
    if lines.count(where: { $0.kind == .crease }) == 1 { return "the \(slope) crease" }
    let rise = slope == "slanting" ? " that rises to the \(Compass.side(ofRise: segment))" : ""
    return "the \(slope) crease \(Compass.at(compass.region(of: segment.middle)))\(rise)"
  }

  /// A line that is neither edge nor crease, by how it runs and a place on it.
  func line(along segment: PlaneSegment, through place: PlanePoint) -> String {
    let slope = Compass.slope(of: segment)
    if isCentral(segment) { return "the \(slope) centre line" }
    let landmark = landmark(at: place)
    switch slope {
    case "slanting":
      let point = landmark ?? self.landmark(at: place, isExact: false) ?? position(of: place)
      return "the line that rises to the \(Compass.side(ofRise: segment)) through \(point)"
    case _ where landmark != nil: return "the \(slope) line through \(landmark ?? "")"
    case "vertical": return "the vertical line \(across(place).words) across from the left"
    default: return "the horizontal line \(up(place).words) up"
    }
  }

  /// Whether a line runs upright or level through the middle of the paper.
  private func isCentral(_ segment: PlaneSegment) -> Bool {
    let middle = compass.bounds.middle
    switch Compass.slope(of: segment) {
    case "vertical": return abs(segment.middle.x - middle.x) < 1e-6
    case "horizontal": return abs(segment.middle.y - middle.y) < 1e-6
    default: return false
    }
  }

  /// Whether there is no paper on one side of a segment.
  private func isOuter(_ segment: PlaneSegment) -> Bool {
    let aside = (segment.end - segment.start).turnedLeft * (1e-4 / max(segment.length, 1e-9))
    return [aside, aside * -1].contains { aside in !polygons.contains { $0.contains(segment.middle + aside) } }
  }

  /// Whether the outline of the whole paper has a corner at a place that points outward.
  private func isCorner(_ place: PlanePoint) -> Bool {
    let radius = max(compass.bounds.width, compass.bounds.height) * 1e-3
    let directions = 16
    let covered = (0..<directions).count { step in
      let angle = 2 * Double.pi * (Double(step) + 0.5) / Double(directions)
      let beside = place + PlanePoint(cos(angle), sin(angle)) * radius
      return polygons.contains { $0.contains(beside) }
    }
    return (1..<directions / 2).contains(covered)
  }
}

extension PlaneSegment {
  /// Whether it lies on another segment.
  fileprivate func runs(along other: PlaneSegment) -> Bool {
    [start, end].allSatisfy { other.distance(to: $0) < 1e-6 }
  }
}

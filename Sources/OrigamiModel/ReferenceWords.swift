import Folding

/// Points and lines of the paper in words, by where they lie now.
///
/// The names that authors give to points mean nothing to who only hears the words, so they are not told.
struct ReferenceWords {
  let paper: FoldedPaper
  let places: PlaceWords
  var compass: Compass { places.compass }

  init(_ paper: FoldedPaper, in extent: Bounds) {
    self.paper = paper
    places = PlaceWords(paper, in: extent)
  }

  func point(_ reference: PointReference) -> String {
    let place = try? paper.place(of: reference)
    if let place, isSheetCorner(reference) { return places.corner(at: place) }
    if case .between(let start, let end, let fraction) = reference, hasName(start), hasName(end) {
      return "the point \(Share(fraction).words) from \(point(start)) to \(point(end))"
    }
    if let place, let landmark = places.landmark(at: place) { return landmark }
    switch reference {
    case .named(let name):
      guard let place else { return "the point “\(name)”" }
      return places.landmark(at: place, isExact: false) ?? places.position(of: place)
    case .between(let start, let end, let fraction):
      return "the point \(Share(fraction).words) from \(point(start)) to \(point(end))"
    case .crossing(let first, let second): return "the point where \(line(first)) crosses \(line(second))"
    case .mirrored(let point, let over):
      return "the point where \(self.point(point)) lands when folded over \(line(over))"
    }
  }

  /// Whether a point is one that can be named by itself.
  private func hasName(_ reference: PointReference) -> Bool {
    (try? paper.place(of: reference)).map { isSheetCorner(reference) || places.landmark(at: $0) != nil } ?? false
  }

  private func isSheetCorner(_ reference: PointReference) -> Bool {
    guard case .named(let name) = reference else { return false }
    return paper.sheet.corners.contains { $0.name == name }
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
      guard let span = span(of: reference), let place = try? paper.place(of: through),
        Compass.slope(of: span) != "slanting"
      else { return "the line through \(point(through)) square to \(whole(other))" }
      return places.line(along: span, through: place)
    case .bringingPointToLine(let point, let target, let through, _):
      return "the line through \(self.point(through)) that brings \(self.point(point)) to \(line(target))"
    case .bringingTwoPoints(let first, let firstTarget, let second, let secondTarget, _):
      return
        "the line that brings \(point(first)) to \(line(firstTarget)) and \(point(second)) to \(line(secondTarget))"
    case .bringingPointAcross(let point, let target, let other):
      return "the line square to \(line(other)) that brings \(self.point(point)) to \(line(target))"
    case .angled(let degrees, let other, let through):
      let angle = degrees.magnitude.truncatingRemainder(dividingBy: 180)
      let size = "\(Self.number(min(angle, 180 - angle)))° to \(whole(other))"
      guard let span = span(of: reference), let place = try? paper.place(of: through) else {
        return "the line through \(point(through)) at \(size)"
      }
      let words = places.line(along: span, through: place)
      return Compass.slope(of: span) == "slanting" ? "\(words), at \(size)" : words
    }
  }

  /// A line that something else is measured by: the whole edge rather than a part of it.
  private func whole(_ reference: LineReference) -> String {
    if case .through = reference, let span = span(of: reference), let edge = places.edge(along: span, isWhole: true) {
      return edge
    }
    return line(reference)
  }

  private func through(_ start: PointReference, _ end: PointReference) -> String {
    guard let from = try? paper.place(of: start), let to = try? paper.place(of: end) else {
      return "the line through \(point(start)) and \(point(end))"
    }
    let segment = PlaneSegment(from, to)
    if let edge = places.edge(along: segment) { return edge }
    if isDiagonal(start, end) { return "the diagonal from \(point(start)) to \(point(end))" }
    if Compass.slope(of: segment) != "slanting" { return places.line(along: segment, through: from) }
    return "the line through \(point(start)) and \(point(end))"
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
    return paper.isFolded(alongCrease: name) ? places.named("folded edge", span) : places.crease(along: span)
  }

  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    guard hundredths.magnitude < 1e15 else { return "\(hundredths)" }
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

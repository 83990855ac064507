/// A line and the part of it that the reference speaks of.
struct ReferencedLine {
  let line: PlaneLine
  let span: PlaneSegment

  init(_ line: PlaneLine, span: PlaneSegment) {
    self.line = line
    self.span = span
  }

  /// The line through two different points.
  init(_ start: PlanePoint, _ end: PlanePoint) throws(FoldingError) {
    guard let line = PlaneLine(from: start, to: end) else { throw .samePlace }
    self.init(line, span: PlaneSegment(start, end))
  }
}

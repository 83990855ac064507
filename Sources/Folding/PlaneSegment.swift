/// A straight piece between two points.
public struct PlaneSegment: Hashable, Sendable {
  /// Where it starts.
  public var start: PlanePoint
  /// Where it ends.
  public var end: PlanePoint

  /// Creates the segment between two points.
  public init(_ start: PlanePoint, _ end: PlanePoint) {
    self.start = start
    self.end = end
  }

  /// The distance between the ends.
  public var length: Double { start.distance(to: end) }

  /// The point half-way.
  public var middle: PlanePoint { start.toward(end, 0.5) }

  /// The line it lies on, or nothing if it has no length.
  public var line: PlaneLine? { PlaneLine(from: start, to: end) }

  /// The part between two fractions of the way from start to end.
  func part(_ range: ClosedRange<Double>) -> PlaneSegment {
    PlaneSegment(start.toward(end, range.lowerBound), start.toward(end, range.upperBound))
  }

  /// The segment moved by a displacement.
  func moved(by displacement: PlanePoint) -> PlaneSegment { PlaneSegment(start + displacement, end + displacement) }
}

/// An infinite straight line with a direction.
public struct PlaneLine: Hashable, Sendable {
  /// A point on the line.
  public let origin: PlanePoint
  /// The direction, of length 1.
  public let direction: PlanePoint

  /// Creates the line through two points, from `a` to `b`, or nothing if they are the same place.
  public init?(from a: PlanePoint, to b: PlanePoint) {
    self.init(through: a, along: b - a)
  }

  /// Creates the line through a point in a direction, or nothing if the direction has no length.
  public init?(through point: PlanePoint, along direction: PlanePoint) {
    let length = direction.length
    guard length > Tolerance.length, length.isFinite else { return nil }
    self.init(origin: point, direction: direction * (1 / length))
  }

  init(origin: PlanePoint, direction: PlanePoint) {
    self.origin = origin
    self.direction = direction
  }

  /// The distance of a point, positive to the left of the direction, negative to the right.
  public func offset(of point: PlanePoint) -> Double { direction.cross(point - origin) }

  /// How far along the direction, from the origin, the foot of a point lies.
  public func position(of point: PlanePoint) -> Double { direction.dot(point - origin) }

  /// The point at a position along the line.
  public func point(at position: Double) -> PlanePoint { origin + direction * position }

  /// The mirror image of a point.
  public func reflection(of point: PlanePoint) -> PlanePoint { point - direction.turnedLeft * (2 * offset(of: point)) }

  /// The foot of the perpendicular from a point.
  public func foot(of point: PlanePoint) -> PlanePoint { self.point(at: position(of: point)) }

  /// Where two lines cross, or nothing if they are parallel.
  public func crossing(with other: PlaneLine) -> PlanePoint? {
    let sine = direction.cross(other.direction)
    guard abs(sine) > Tolerance.length else { return nil }
    return point(at: (other.origin - origin).cross(other.direction) / sine)
  }

  /// The line perpendicular to this one through a point.
  public func perpendicular(through point: PlanePoint) -> PlaneLine {
    PlaneLine(origin: point, direction: direction.turnedLeft)
  }

  /// Whether every point of the other line lies on this one, rounding aside.
  public func isSameLine(as other: PlaneLine) -> Bool {
    abs(offset(of: other.origin)) <= Tolerance.overlap && abs(direction.cross(other.direction)) <= Tolerance.overlap
  }
}

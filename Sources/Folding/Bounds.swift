/// The smallest upright rectangle around some points.
public struct Bounds: Hashable, Sendable {
  /// The lower left corner.
  public private(set) var lower: PlanePoint
  /// The upper right corner.
  public private(set) var upper: PlanePoint

  /// Creates the rectangle around points; without points it is empty at the origin.
  public init(of points: some Sequence<PlanePoint>) {
    var lower = PlanePoint(.infinity, .infinity)
    var upper = PlanePoint(-.infinity, -.infinity)
    for point in points {
      lower = PlanePoint(min(lower.x, point.x), min(lower.y, point.y))
      upper = PlanePoint(max(upper.x, point.x), max(upper.y, point.y))
    }
    let isEmpty = lower.x > upper.x
    self.lower = isEmpty ? PlanePoint(0, 0) : lower
    self.upper = isEmpty ? PlanePoint(0, 0) : upper
  }

  /// From left to right.
  public var width: Double { upper.x - lower.x }

  /// From bottom to top.
  public var height: Double { upper.y - lower.y }

  /// The point in the middle.
  public var middle: PlanePoint { lower.toward(upper, 0.5) }

  /// Whether the two have a point in common, counting what is as near as the tolerance.
  public func touches(_ other: Bounds) -> Bool {
    lower.x <= other.upper.x + Tolerance.length && other.lower.x <= upper.x + Tolerance.length
      && lower.y <= other.upper.y + Tolerance.length && other.lower.y <= upper.y + Tolerance.length
  }
}

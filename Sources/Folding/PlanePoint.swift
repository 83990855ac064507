/// A place or a displacement, on the sheet or in the plane the folded paper lies in, in sides of the sheet.
public struct PlanePoint: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Up, away from the folder.
  public var y: Double

  /// Creates the point at (`x`, `y`).
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The displacement turned a quarter counterclockwise.
  public var turnedLeft: PlanePoint { PlanePoint(-y, x) }

  /// The distance to another point.
  public func distance(to other: PlanePoint) -> Double { (other - self).length }

  /// Whether the other point is the same place, rounding aside.
  public func isSamePlace(as other: PlanePoint) -> Bool { distance(to: other) <= Tolerance.length }

  /// The point at `fraction` of the way to `other`.
  public func toward(_ other: PlanePoint, _ fraction: Double) -> PlanePoint { self + (other - self) * fraction }

  /// The scalar product.
  public func dot(_ other: PlanePoint) -> Double { x * other.x + y * other.y }

  /// The area spanned with `other`, positive when `other` is to the left.
  public func cross(_ other: PlanePoint) -> Double { x * other.y - y * other.x }

  /// The componentwise sum.
  public static func + (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(a.x + b.x, a.y + b.y) }

  /// The displacement from `b` to `a`.
  public static func - (a: PlanePoint, b: PlanePoint) -> PlanePoint { PlanePoint(a.x - b.x, a.y - b.y) }

  /// The displacement scaled.
  public static func * (a: PlanePoint, factor: Double) -> PlanePoint { PlanePoint(a.x * factor, a.y * factor) }
}

/// A rigid motion of the plane: a turn, a mirroring or both, then a shift.
///
/// It carries a face from the sheet to where it lies now.
public struct Isometry: Hashable, Sendable {
  private let cosine: Double
  private let sine: Double
  /// Whether it mirrors, so that a face shows its other side.
  public let isMirrored: Bool
  private let shift: PlanePoint

  private init(cosine: Double, sine: Double, isMirrored: Bool, shift: PlanePoint) {
    self.cosine = cosine
    self.sine = sine
    self.isMirrored = isMirrored
    self.shift = shift
  }

  /// The motion that leaves everything where it is.
  public static let identity = Isometry(cosine: 1, sine: 0, isMirrored: false, shift: PlanePoint(0, 0))

  /// Mirroring over a line: what folding along it does.
  public static func reflection(over line: PlaneLine) -> Isometry {
    let d = line.direction
    let linear = Isometry(
      cosine: d.x * d.x - d.y * d.y, sine: 2 * d.x * d.y, isMirrored: true, shift: PlanePoint(0, 0))
    return linear.shifted(by: line.origin - linear(line.origin))
  }

  /// Turning about a point so that the direction `from` becomes the direction `to` (both of length 1).
  public static func rotation(about centre: PlanePoint, from: PlanePoint, to: PlanePoint) -> Isometry {
    let linear = Isometry(
      cosine: from.dot(to), sine: from.cross(to), isMirrored: false, shift: PlanePoint(0, 0))
    return linear.shifted(by: centre - linear(centre))
  }

  /// Turning counterclockwise about a point by an angle in degrees.
  public static func rotation(about centre: PlanePoint, degrees: Double) -> Isometry {
    rotation(about: centre, from: PlanePoint(1, 0), to: direction(atDegrees: degrees))
  }

  /// The rigid motion that carries three points of the sheet to three places, if one does within `tolerance`.
  public static func carrying(_ from: [PlanePoint], to: [PlanePoint], tolerance: Double) -> Isometry? {
    guard from.count == to.count, let source = from.first, let target = to.first else { return nil }
    let farthest = from.indices.max { from[$0].distance(to: source) < from[$1].distance(to: source) } ?? 0
    let a = from[farthest] - source
    let b = to[farthest] - target
    let scale = a.length * b.length
    guard scale > 0 else { return nil }
    let turn = Isometry(cosine: a.dot(b) / scale, sine: a.cross(b) / scale, isMirrored: false, shift: PlanePoint(0, 0))
    guard let axis = PlaneLine(through: target, along: b) else { return nil }
    let direct = turn.shifted(by: target - turn(source))
    let candidates = [direct, reflection(over: axis).after(direct)]
    return candidates.first { candidate in
      zip(from, to).allSatisfy { candidate($0).distance(to: $1) <= tolerance }
    }
  }

  /// Where a point goes.
  public func callAsFunction(_ point: PlanePoint) -> PlanePoint {
    let y = isMirrored ? -point.y : point.y
    return PlanePoint(cosine * point.x - sine * y + shift.x, sine * point.x + cosine * y + shift.y)
  }

  /// This motion done after `first`.
  public func after(_ first: Isometry) -> Isometry {
    let turned = isMirrored ? -first.sine : first.sine
    let c = cosine * first.cosine - sine * turned
    let s = sine * first.cosine + cosine * turned
    // Dividing by the length keeps a long chain of folds a rigid motion.
    let length = (c * c + s * s).squareRoot()
    return Isometry(
      cosine: c / length, sine: s / length, isMirrored: isMirrored != first.isMirrored, shift: self(first.shift))
  }

  /// The motion that undoes this one.
  public var inverse: Isometry {
    let back = Isometry(
      cosine: cosine, sine: isMirrored ? sine : -sine, isMirrored: isMirrored, shift: PlanePoint(0, 0))
    return back.shifted(by: PlanePoint(0, 0) - back(shift))
  }

  /// Whether both carry every point of the sheet to the same place, rounding aside.
  public func isSameMotion(as other: Isometry) -> Bool {
    isMirrored == other.isMirrored && abs(cosine - other.cosine) <= Tolerance.length
      && abs(sine - other.sine) <= Tolerance.length && shift.isSamePlace(as: other.shift)
  }

  /// How far the linear part is from keeping lengths.
  var lengthError: Double { abs(cosine * cosine + sine * sine - 1) }

  private func shifted(by displacement: PlanePoint) -> Isometry {
    Isometry(cosine: cosine, sine: sine, isMirrored: isMirrored, shift: shift + displacement)
  }
}

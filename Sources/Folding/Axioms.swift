#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fold lines that bring points and lines together: the axioms of Huzita and Justin (Jacques Justin 1986; Humiaki
/// Huzita 1989), numbered as usual.
///
/// Axioms 1 and 4 need no search and are written where they are used.
enum Axioms {
  /// Axiom 2: a point to a point.
  static func fold(bringing point: PlanePoint, to target: PlanePoint) throws(FoldingError) -> PlaneLine {
    guard let way = PlaneLine(from: point, to: target) else { throw .samePlace }
    return way.perpendicular(through: point.toward(target, 0.5))
  }

  /// Axiom 3: a line to a line.
  ///
  /// Of the two bisectors the one that brings the end of the moving span that is farther from the crossing, or else its
  /// start, nearest to `near`.
  static func fold(
    bringing moving: ReferencedLine, to target: ReferencedLine, near: PlanePoint?
  ) throws(FoldingError) -> PlaneLine {
    let a = moving.line
    let b = target.line
    guard let crossing = a.crossing(with: b) else {
      guard abs(a.offset(of: b.origin)) > Tolerance.length else { throw .samePlace }
      return PlaneLine(origin: a.origin.toward(b.foot(of: a.origin), 0.5), direction: a.direction)
    }
    let bisectors = [a.direction + b.direction, a.direction - b.direction].compactMap {
      PlaneLine(through: crossing, along: $0)
    }
    let (start, end) = (moving.span.start, moving.span.end)
    let isEndFarther = crossing.distance(to: end) > crossing.distance(to: start) + Tolerance.overlap
    return try nearest(bisectors, landing: isEndFarther ? end : start, to: near ?? target.span.middle)
  }

  /// Axiom 5: a point to a line, through another point.
  static func fold(
    bringing point: PlanePoint, to target: ReferencedLine, through centre: PlanePoint, near: PlanePoint?
  ) throws(FoldingError) -> PlaneLine {
    let radius = point.distance(to: centre)
    let foot = target.line.foot(of: centre)
    let square = radius * radius - foot.distance(to: centre) * foot.distance(to: centre)
    guard square > -Tolerance.length else { throw .noSuchLine }
    let reach = max(square, 0).squareRoot()
    let folds = [-reach, reach].compactMap { (reach) -> PlaneLine? in
      let landing = foot + target.line.direction * reach
      // A point that already lies on its landing place turns about the line to the centre.
      return PlaneLine(from: centre, to: point.toward(landing, 0.5))
        ?? PlaneLine(through: centre, along: (landing - point).turnedLeft)
    }
    let moving = folds.filter { abs($0.offset(of: point)) > Tolerance.overlap }
    return try nearest(moving, landing: point, to: near ?? target.span.middle)
  }

  /// Axiom 6: two points to two lines at once.
  ///
  /// The landing place of the first point, at position t on its line, gives a fold; how far the second point then
  /// lies from its line, times the square of the first point's way, is a cubic in t, here taken through four values.
  static func fold(
    bringing first: PlanePoint, to firstTarget: ReferencedLine, and second: PlanePoint,
    to secondTarget: ReferencedLine, near: PlanePoint?
  ) throws(FoldingError) -> PlaneLine {
    func miss(_ t: Double) -> Double {
      let landing = firstTarget.line.point(at: t)
      let way = landing - first
      let middle = first.toward(landing, 0.5)
      let normal = secondTarget.line.direction.turnedLeft
      return secondTarget.line.offset(of: second) * way.dot(way) - 2 * normal.dot(way) * (second - middle).dot(way)
    }
    let folds = cubicRoots(throughValues: [miss(-1), miss(0), miss(1), miss(2)]).compactMap { t in
      let landing = firstTarget.line.point(at: t)
      return PlaneLine(from: first, to: landing)?.perpendicular(through: first.toward(landing, 0.5))
    }
    return try nearest(folds, landing: first, to: near ?? firstTarget.span.middle)
  }

  /// Axiom 7: a point to a line, perpendicular to another line.
  static func fold(
    bringing point: PlanePoint, to target: PlaneLine, perpendicularTo other: PlaneLine
  ) throws(FoldingError) -> PlaneLine {
    guard let landing = PlaneLine(origin: point, direction: other.direction).crossing(with: target) else {
      throw .parallelLines
    }
    return try fold(bringing: point, to: landing)
  }

  private static func nearest(
    _ folds: [PlaneLine], landing point: PlanePoint, to place: PlanePoint
  ) throws(FoldingError) -> PlaneLine {
    let best = folds.min {
      $0.reflection(of: point).distance(to: place) < $1.reflection(of: point).distance(to: place)
    }
    guard let best else { throw .noSuchLine }
    return best
  }

  /// The real roots of the polynomial of degree three at most that has the given values at -1, 0, 1 and 2.
  static func cubicRoots(throughValues f: [Double]) -> [Double] {
    let d = f[1]
    let b = (f[0] + f[2]) / 2 - d
    let a = (f[3] - 3 * f[2] + 3 * f[1] - f[0]) / 6
    let c = (f[2] - f[0]) / 2 - a
    let scale = max(abs(a), abs(b), abs(c), abs(d))
    guard scale > 0 else { return [] }
    var roots: [Double]
    if abs(a) > 1e-12 * scale {
      roots = monicCubicRoots(b / a, c / a, d / a)
    } else if abs(b) > 1e-12 * scale {
      let square = c * c - 4 * b * d
      roots = square < 0 ? [] : [(-c - square.squareRoot()) / (2 * b), (-c + square.squareRoot()) / (2 * b)]
    } else {
      roots = abs(c) > 1e-12 * scale ? [-d / c] : []
    }
    // Newton's step takes away the rounding of the closed forms.
    for index in roots.indices {
      for _ in 0..<3 {
        let t = roots[index]
        let slope = (3 * a * t + 2 * b) * t + c
        if abs(slope) > 1e-9 * scale { roots[index] = t - (((a * t + b) * t + c) * t + d) / slope }
      }
    }
    return roots
  }

  /// The real roots of t³ + bt² + ct + d (Viète's and Cardano's formulas).
  private static func monicCubicRoots(_ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let q = (b * b - 3 * c) / 9
    let r = (2 * b * b * b - 9 * b * c + 27 * d) / 54
    if r * r <= q * q * q {
      guard q > 0 else { return [-b / 3] }
      let angle = acos(max(-1, min(1, r / (q * q * q).squareRoot())))
      return (-1...1).map { -2 * q.squareRoot() * cos((angle + 2 * .pi * Double($0)) / 3) - b / 3 }
    }
    let size = cbrt(abs(r) + (r * r - q * q * q).squareRoot())
    let root = r > 0 ? -size : size
    return [root + (root == 0 ? 0 : q / root) - b / 3]
  }
}

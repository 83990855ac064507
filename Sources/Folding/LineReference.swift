/// A line named the way authors of origami name lines; the ways of folding one are the axioms of Huzita and Justin.
///
/// Where several lines fit, the one is meant that brings what moves nearest to `near`, or else to the middle of where
/// it should land.
public indirect enum LineReference: Hashable, Sendable {
  /// Through two points (axiom 1).
  case through(PointReference, PointReference)
  /// The fold that brings one point to another (axiom 2).
  case bringingPoint(PointReference, to: PointReference)
  /// The fold that brings one line to another (axiom 3).
  case bringingLine(LineReference, to: LineReference, near: PointReference?)
  /// Perpendicular to a line through a point (axiom 4).
  case perpendicular(to: LineReference, through: PointReference)
  /// The fold through a point that brings another point to a line (axiom 5).
  case bringingPointToLine(PointReference, to: LineReference, through: PointReference, near: PointReference?)
  /// The fold that brings two points to two lines at once (axiom 6).
  case bringingTwoPoints(
    PointReference, to: LineReference, and: PointReference, onto: LineReference, near: PointReference?)
  /// The fold that brings a point to a line and is perpendicular to another line (axiom 7).
  case bringingPointAcross(PointReference, to: LineReference, perpendicularTo: LineReference)
  /// Through a point, turned counterclockwise from a line by an angle in degrees.
  case angled(Double, from: LineReference, through: PointReference)
  /// Where an earlier fold made its crease; `at` chooses the nearest piece when later folds bent it.
  case crease(String, at: PointReference?)
}

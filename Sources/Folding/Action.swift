/// One thing done to the paper.
public enum Action: Hashable, Sendable {
  /// Gives a name to a place on the paper: on the topmost layer there, if several lie there.
  case mark(String, PointReference)
  /// Folds.
  case fold(Fold)
  /// Folds along several creases at once into a given folding, whose creases get a name.
  case collapse(named: String, GivenFolding)
  /// Turns the paper over, left and right changing places.
  case turnOver
  /// Turns the paper over, top and bottom changing places.
  case turnOverTopToBottom
  /// Turns the paper in its plane, counterclockwise, by an angle in degrees.
  case rotate(Double)
  /// Turns the paper in its plane so that the second point lies level to the right of the first.
  case level(PointReference, PointReference)
}

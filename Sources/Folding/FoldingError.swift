/// Why a fold can't be made.
public enum FoldingError: Error, Hashable, Sendable {
  /// Nothing has this name; `known` are the names there are.
  case unknownName(String, known: [String])
  /// A name was given twice.
  case nameTaken(String)
  /// The crease is bent by later folds: it lies on several lines now.
  case bentCrease(String)
  /// Two places that must differ are the same.
  case samePlace
  /// Two lines that must cross are parallel.
  case parallelLines
  /// A fraction lies outside 0...1, or an angle isn't a number.
  case badNumber
  /// No fold brings these together.
  case noSuchLine
  /// The point that should show which side moves lies on the fold line.
  case sideUnclear
  /// The place is not on the paper.
  case offPaper
  /// The line doesn't cross the layers that should move.
  case lineMisses
  /// Fewer layers lie at the line than should move.
  case fewerLayers(asked: Int)
  /// The layers that should move are joined to others beyond the line.
  case layersJoined
  /// Another layer lies in the way of the layers that turn.
  case blocked
  /// Nothing lies where paper should be tucked under it.
  case tuckMisses
  /// A reverse fold needs a flap of two halves joined at a ridge.
  case noRidge
  /// The fold would push one face through another.
  case passesThrough
  /// More faces than paper can be folded to.
  case tooManyFaces(limit: Int)
  /// Given faces aren't a folding of this sheet.
  case notThisSheet(String)
}

/// One fold as the instructions state it.
public struct Fold: Hashable, Sendable {
  /// How the paper turns.
  public enum Kind: Hashable, Sendable {
    /// Toward the folder.
    case valley
    /// Away, behind.
    case mountain
    /// Toward the folder and back again, which leaves a crease.
    case valleyAndUnfold
    /// Away and back again.
    case mountainAndUnfold
    /// A flap of two halves turned inside out around the outside of the rest.
    case outsideReverse
    /// A flap of two halves turned inside out between the halves of the rest.
    case insideReverse
  }

  /// Which layers turn, of those on the moving side of the line.
  public enum Layers: Hashable, Sendable {
    /// All of them.
    case all
    /// The number of layers nearest to the folder, counted at the line.
    case top(Int)
    /// The number of layers farthest from the folder, counted at the line.
    case bottom(Int)
    /// The layers that are joined to a point.
    case flap(PointReference)
  }

  /// The name by which later steps refer to its crease.
  public var name: String
  /// How the paper turns.
  public var kind: Kind
  /// Where the crease runs.
  public var line: LineReference
  /// A point on the side that moves; unneeded where the line brings something somewhere.
  public var moving: PointReference?
  /// Which layers turn.
  public var layers: Layers
  /// Points of faces that the turned layers slip under (a tuck) instead of lying outermost.
  public var under: [PointReference]
  /// For a reverse fold the name of the earlier fold along whose crease the two halves are joined; found if not given.
  public var ridge: String?
  /// For a pull the names of earlier folds that are taken back first, perhaps none; nothing for any other fold.
  public var undoing: [String]?

  /// Creates a fold of all layers; set the properties that differ.
  public init(_ kind: Kind, named name: String, along line: LineReference, moving: PointReference? = nil) {
    self.name = name
    self.kind = kind
    self.line = line
    self.moving = moving
    layers = .all
    under = []
  }
}

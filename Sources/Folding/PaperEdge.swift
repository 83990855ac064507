/// A straight piece of the sheet's border, or of the crease between two neighbouring faces.
public struct PaperEdge: Hashable, Sendable {
  /// What an edge is to the eye.
  public enum Kind: Hashable, Sendable {
    /// The sheet's border.
    case border
    /// A fold: the two faces lie over each other.
    case folded
    /// A crease in paper that lies flat again.
    case crease
  }

  /// Two vertices of the paper, the key of an edge.
  struct Ends: Hashable, Sendable {
    let first: Int
    let second: Int

    init(_ a: Int, _ b: Int) {
      first = min(a, b)
      second = max(a, b)
    }
  }

  /// What it is.
  public let kind: Kind
  /// The vertex it starts at, counterclockwise around `face`.
  public let start: Int
  /// The vertex it ends at.
  public let end: Int
  /// The face it belongs to.
  public let face: Int
  /// The face on the other side, if the sheet goes on there.
  public let neighbour: Int?

  var ends: Ends { Ends(start, end) }
}

public import Folding

/// A straight line of a diagram.
public struct DiagramLine: Hashable, Sendable {
  /// What a line means, in the order in which one hides another (the notation of Yoshizawa and Randlett).
  public enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// What lies behind, dotted.
    case hidden
    /// A crease in flat paper: thin, stopping short of the edge.
    case crease
    /// What the whole turns about: dashes and dots.
    case axis
    /// Where something will land, dotted.
    case landing
    /// The sheet's border or a fold: solid.
    case edge
    /// The frame around the part that is shown large.
    case frame
    /// Fold toward the folder here: dashes.
    case valley
    /// Fold away here: a dash and two dots.
    case mountain

    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// What it means.
  public var kind: Kind
  /// Where it runs.
  public var segment: PlaneSegment

  /// Creates a line.
  public init(_ kind: Kind, _ segment: PlaneSegment) {
    self.kind = kind
    self.segment = segment
  }
}

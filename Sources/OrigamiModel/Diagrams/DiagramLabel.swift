public import Folding

/// A word or two beside what they name.
public struct DiagramLabel: Hashable, Sendable {
  /// The words.
  public var text: String
  /// What they name, or where their middle should be.
  public var place: PlanePoint
  /// On which side of the place they stand; nothing for upon it.
  public var side: Side?

  /// A side of a place.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// To the left of it.
    case left
    /// To the right of it.
    case right
    /// Above it.
    case above
    /// Below it.
    case below
  }

  /// Creates a label.
  public init(_ text: String, at place: PlanePoint, side: Side? = nil) {
    self.text = text
    self.place = place
    self.side = side
  }
}

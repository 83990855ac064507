public import Folding

/// A word or two beside what they name.
public struct DiagramLabel: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Where their middle should be.
  public var place: PlanePoint

  /// Creates a label.
  public init(_ text: String, at place: PlanePoint) {
    self.text = text
    self.place = place
  }
}

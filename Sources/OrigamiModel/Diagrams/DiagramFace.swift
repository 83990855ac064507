public import Folding

/// A visible piece of a face.
public struct DiagramFace: Hashable, Sendable {
  /// The corners, counterclockwise.
  public var outline: [PlanePoint]
  /// The side it shows.
  public var side: Sheet.Side
  /// How many layers lie below it.
  public var layersBelow: Int

  /// Creates a piece.
  public init(outline: [PlanePoint], side: Sheet.Side, layersBelow: Int) {
    self.outline = outline
    self.side = side
    self.layersBelow = layersBelow
  }
}

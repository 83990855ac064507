public import Folding

/// A face in motion: it hides what was drawn before it.
public struct DiagramFlap: Hashable, Sendable {
  /// The corners.
  public var outline: [PlanePoint]
  /// The side it shows.
  public var side: Sheet.Side
  /// Its edges and creases.
  public var lines: [DiagramLine]

  /// Creates a flap.
  public init(outline: [PlanePoint], side: Sheet.Side, lines: [DiagramLine]) {
    self.outline = outline
    self.side = side
    self.lines = lines
  }
}

/// A piece of the sheet that stayed flat, and where it lies now.
public struct Face: Hashable, Sendable {
  /// The corners as indices into the paper's vertices, counterclockwise on the sheet seen from the coloured side.
  public internal(set) var corners: [Int]
  /// The motion from the sheet to the plane.
  public internal(set) var placement: Isometry

  /// The side it shows.
  public var sideUp: Sheet.Side { placement.isMirrored ? .white : .coloured }
}

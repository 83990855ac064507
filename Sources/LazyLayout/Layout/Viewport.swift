/// The window onto a stack, in cells.
public struct Viewport: Hashable, Sendable {
  /// Cells along the main axis.
  public var extent: Int
  /// Cells across it.
  public var crossExtent: Int

  /// Creates a viewport; sizes below 0 count as 0.
  public init(extent: Int, crossExtent: Int) {
    self.extent = max(0, extent)
    self.crossExtent = max(0, crossExtent)
  }
}

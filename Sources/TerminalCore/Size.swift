/// An extent in both directions, in whole cells; a cell is about twice as high as wide.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size of `width` columns and `height` rows.
  public init(width: Int = 0, height: Int = 0) {
    self.width = width
    self.height = height
  }

  /// Whether there is no cell in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A place on the grid of cells: column `x` and row `y`, counted from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// The column, in cells.
  public var x: Int
  /// The row, in cells.
  public var y: Int

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates the point at column `x` of row `y`.
  public init(x: Int = 0, y: Int = 0) {
    self.x = x
    self.y = y
  }

  /// The sum of two points as vectors.
  public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

  /// The difference of two points as vectors.
  public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}

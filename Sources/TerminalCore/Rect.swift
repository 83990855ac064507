/// A rectangle of cells; what lies at `maxX` or `maxY` is outside.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The rectangle without cells at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left cell and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers of cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last.
  public var maxY: Int { origin.y + size.height }
  /// The middle column, rounded down.
  public var midX: Int { origin.x + size.width / 2 }
  /// The middle row, rounded down.
  public var midY: Int { origin.y + size.height / 2 }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that lie in both; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = max(0, min(maxX, other.maxX) - left)
    let height = max(0, min(maxY, other.maxY) - top)
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// Whether both share a cell.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The same rectangle moved by `x` columns and `y` rows.
  public func offsetBy(x: Int, y: Int) -> Rect { Rect(origin: origin + Point(x: x, y: y), size: size) }
}

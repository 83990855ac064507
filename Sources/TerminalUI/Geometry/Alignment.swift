/// Where things stand across a vertical arrangement.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing

  func position(of length: Int, in space: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (space - length) / 2
    case .trailing: space - length
    }
  }
}

/// Where things stand across a horizontal arrangement.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// On the line of the first row of text: the top, since a row of text is a cell high.
  case firstTextBaseline
  /// On the line of the last row of text: the bottom.
  case lastTextBaseline

  func position(of length: Int, in space: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (space - length) / 2
    case .bottom, .lastTextBaseline: space - length
    }
  }
}

/// Where something stands in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  func position(of size: Size, in space: Size) -> Point {
    Point(
      x: horizontal.position(of: size.width, in: space.width),
      y: vertical.position(of: size.height, in: space.height))
  }
}

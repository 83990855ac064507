/// One cell of the terminal: what it shows and how.
public struct Cell: Hashable, Sendable {
  /// What it shows.
  public var glyph: Glyph
  /// How it is drawn.
  public var style: Style

  /// A space in the terminal's own colours.
  public static let blank = Cell(.blank)

  /// Creates a cell.
  public init(_ glyph: Glyph, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }
}

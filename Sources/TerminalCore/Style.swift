/// How a cell is drawn: its two colours and its attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Weight, slant, underline and the like.
  public var attributes: Attributes

  /// The terminal's own colours, without attributes.
  public static let plain = Style()

  /// Creates a style; what is left out is the terminal's own.
  public init(foreground: Color = .default, background: Color = .default, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// What a terminal can do to a cell's text besides colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted, where the terminal can.
    public static let italic = Attributes(rawValue: 4)
    /// Underlined.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// Struck through, where the terminal can.
    public static let strikethrough = Attributes(rawValue: 32)
  }
}

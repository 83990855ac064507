/// What a terminal can show.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours there are.
  public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    /// None: only attributes.
    case none
    /// The palette's first 16.
    case ansi
    /// The palette of 256.
    case indexed
    /// Red, green and blue.
    case direct

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
  }

  /// How many colours there are.
  public var colorDepth: ColorDepth
  /// Whether characters beyond ASCII can be shown.
  public var isUnicode: Bool

  /// Creates the description of a terminal; without arguments the best one.
  public init(colorDepth: ColorDepth = .direct, isUnicode: Bool = true) {
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
  }
}

/// The colour of a cell's text or background: the terminal's default, one of its palette, or red, green and blue.
///
/// The driver maps it to what the terminal can show: direct colour, 256, 16 or none.
public struct Color: Hashable, Sendable {
  /// The form in one word: a tag in the top byte (0 default, 1 palette, 2 direct), the value below.
  let bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background.
  public static let `default` = Color(bits: 0)

  /// The entry `index` of the terminal's palette: 0–15 as the user themed them, 16–255 the fixed cube and greys.
  public static func palette(_ index: UInt8) -> Color { Color(bits: 0x0100_0000 | UInt32(index)) }

  /// Creates a direct colour from components of 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a direct colour from components of 0 to 1; what lies outside is clamped.
  public init(red: Double, green: Double, blue: Double) {
    self.init(red: Self.component(red), green: Self.component(green), blue: Self.component(blue))
  }

  private static func component(_ value: Double) -> UInt8 { UInt8(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5) }

  /// A colour taken apart.
  public enum Value: Hashable, Sendable {
    /// The terminal's own.
    case `default`
    /// An entry of the palette.
    case palette(UInt8)
    /// Red, green and blue, 0 to 255 each.
    case direct(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// What the colour is.
  public var value: Value {
    switch bits >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    case 2:
      .direct(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    default: .default
    }
  }

  /// The palette's black.
  public static let black = palette(0)
  /// The palette's red.
  public static let red = palette(1)
  /// The palette's green.
  public static let green = palette(2)
  /// The palette's yellow.
  public static let yellow = palette(3)
  /// The palette's blue.
  public static let blue = palette(4)
  /// The palette's magenta.
  public static let purple = palette(5)
  /// The palette's cyan.
  public static let cyan = palette(6)
  /// The palette's light grey, called white by terminals.
  public static let white = palette(7)
  /// The palette's dark grey.
  public static let gray = palette(8)
  /// Orange of the 256-colour cube.
  public static let orange = palette(208)
  /// Pink of the 256-colour cube.
  public static let pink = palette(211)
  /// The terminal's own foreground.
  public static let primary = Color.default
  /// No colour of its own: what lies below shows.
  public static let clear = Color.default
}

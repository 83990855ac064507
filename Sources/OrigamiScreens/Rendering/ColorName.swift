public import Pictures

extension Pixel {
  /// The colours that have a name, as papers and backgrounds do.
  public static let named: [String: Pixel] = [
    "black": Pixel(hex: 0x1E1C20), "blue": Pixel(hex: 0x3F74C8), "brown": Pixel(hex: 0x8A6242),
    "coral": Pixel(hex: 0xF2806B), "cream": Pixel(hex: 0xF5ECD4), "gold": Pixel(hex: 0xDDB13C),
    "gray": Pixel(hex: 0x8C8C92), "green": Pixel(hex: 0x4FA264), "indigo": Pixel(hex: 0x3E3A86),
    "lavender": Pixel(hex: 0xB9A6E0), "lime": Pixel(hex: 0xA9CF54), "mint": Pixel(hex: 0xA8DCC0),
    "navy": Pixel(hex: 0x1F2E57), "orange": Pixel(hex: 0xEE9440), "peach": Pixel(hex: 0xF9C9A8),
    "pink": Pixel(hex: 0xF28CB1), "purple": Pixel(hex: 0x8A55B0), "red": Pixel(hex: 0xD2433F),
    "rose": Pixel(hex: 0xE0607E), "sand": Pixel(hex: 0xDCC9A3), "silver": Pixel(hex: 0xC4C8CE),
    "sky": Pixel(hex: 0xA9D3EE), "slate": Pixel(hex: 0x4C5A68), "teal": Pixel(hex: 0x2F8F8F),
    "violet": Pixel(hex: 0x7A5AC8), "white": Pixel(hex: 0xF7F4EC), "yellow": Pixel(hex: 0xF2D24B),
  ]

  /// The colour of a name in ``named``, or of six hexadecimal digits behind a number sign; nothing for other words.
  public init?(colorName name: String) {
    let name = name.lowercased()
    if let color = Self.named[name] {
      self = color
    } else if name.hasPrefix("#"), name.utf8.count == 7, let value = UInt32(name.dropFirst(), radix: 16) {
      self.init(hex: value)
    } else {
      return nil
    }
  }

  private init(hex value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}

import Folding

/// The paper a model is folded from.
public struct PaperChoice: Hashable, Sendable {
  /// Its proportions, how it lies and which side is up.
  public var sheet: Sheet
  /// The colour of the coloured side.
  public var coloured: PaperColor
  /// The colour of the other side.
  public var white: PaperColor
  /// The size to take, in words: “15 cm square”.
  public var size: String?

  /// Creates a choice of paper.
  public init(sheet: Sheet, coloured: PaperColor, white: PaperColor = .white, size: String? = nil) {
    self.sheet = sheet
    self.coloured = coloured
    self.white = white
    self.size = size
  }
}

/// A colour of paper: three parts of light, each 0...255.
public struct PaperColor: Hashable, Sendable {
  /// The part of red.
  public let red: UInt8
  /// The part of green.
  public let green: UInt8
  /// The part of blue.
  public let blue: UInt8

  /// Creates the colour of three parts of light.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the colour from its name in ``names`` or from “#rrggbb”.
  public init?(_ text: String) {
    if let named = Self.named.first(where: { $0.name == text })?.color {
      self = named
    } else {
      let digits = text.utf8.dropFirst()
      guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, !digits.contains(UInt8(ascii: "+")),
        let value = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      self.init(
        red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }
  }

  /// The colour's name if it has one, else “#rrggbb”.
  public var text: String {
    if let name = Self.named.first(where: { $0.color == self })?.name { return name }
    return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Plain paper.
  public static let white = PaperColor(red: 250, green: 248, blue: 242)

  /// The colours that have names.
  public static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, color: PaperColor)] = [
    ("white", white), ("pink", PaperColor(red: 240, green: 145, blue: 175)),
    ("red", PaperColor(red: 205, green: 60, blue: 55)), ("orange", PaperColor(red: 235, green: 140, blue: 50)),
    ("yellow", PaperColor(red: 240, green: 205, blue: 80)), ("green", PaperColor(red: 90, green: 160, blue: 95)),
    ("teal", PaperColor(red: 60, green: 155, blue: 155)), ("blue", PaperColor(red: 75, green: 125, blue: 200)),
    ("purple", PaperColor(red: 145, green: 100, blue: 180)), ("brown", PaperColor(red: 150, green: 105, blue: 70)),
    ("grey", PaperColor(red: 150, green: 150, blue: 155)), ("black", PaperColor(red: 45, green: 45, blue: 50)),
  ]
}

import TerminalCore

/// Colours as the numbers ncurses takes, for what the terminal can show; -1 is the terminal's own.
struct ColorMap {
  /// What the terminal can show.
  enum Range: Hashable {
    case none
    /// The palette's first eight.
    case eight
    /// The palette's first sixteen.
    case sixteen
    /// The palette of 256.
    case indexed
    /// Red, green and blue: numbers below 256 are the palette, so direct colours never take those.
    case direct
  }

  /// What the terminal can show.
  let range: Range
  /// How many bits of red, green and blue are told apart, when there are more colours on the screen than numbers.
  var precision = 8

  /// The number of `color`.
  func number(of color: Color) -> Int32 {
    switch (color.value, range) {
    case (.default, _), (_, .none): -1
    case (.palette(let index), .indexed), (.palette(let index), .direct): Int32(index)
    case (.palette(let index), _) where index < 16: basic(Int(index))
    case (.palette(let index), _): basic(Self.nearestBasic(to: Self.components(ofPalette: Int(index))))
    case (.direct(let red, let green, let blue), .direct):
      Self.directNumber(Components(reduced(red), reduced(green), reduced(blue)))
    case (.direct(let red, let green, let blue), .indexed):
      Int32(Self.nearestIndex(to: Components(Int(red), Int(green), Int(blue))))
    case (.direct(let red, let green, let blue), _):
      basic(Self.nearestBasic(to: Components(Int(red), Int(green), Int(blue))))
    }
  }

  /// Red, green and blue of 0 to 255.
  struct Components: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// The squared distance, green weighing most as the eye does.
    func distance(to other: Components) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
  }

  private func reduced(_ component: UInt8) -> Int {
    let levels = 1 << precision - 1
    return (Int(component) * levels + 127) / 255 * 255 / levels
  }

  /// The number of a direct colour; what would be below 256, the darkest blues, gets a trace of green.
  private static func directNumber(_ color: Components) -> Int32 {
    let number = Int32(color.red << 16 | color.green << 8 | color.blue)
    return number < 256 ? number | 256 : number
  }

  /// One of the first sixteen on a terminal that may have only eight: grey is then its own colour, bright is plain.
  private func basic(_ index: Int) -> Int32 {
    range == .eight && index >= 8 ? (index == 8 ? -1 : Int32(index - 8)) : Int32(index)
  }
}

extension ColorMap {
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]
  /// xterm's first sixteen colours.
  private static let basics = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ].map { Components($0.0, $0.1, $0.2) }

  /// What an entry of xterm's palette looks like: sixteen colours, a cube of six levels, and 24 greys.
  static func components(ofPalette index: Int) -> Components {
    switch index {
    case ..<16: return basics[max(0, index)]
    case ..<232:
      let place = index - 16
      return Components(cubeLevels[place / 36], cubeLevels[place / 6 % 6], cubeLevels[place % 6])
    default:
      let level = 8 + 10 * (min(index, 255) - 232)
      return Components(level, level, level)
    }
  }

  /// The entry from 16 on that looks most like a colour: users do not theme those.
  static func nearestIndex(to color: Components) -> Int {
    let cube = 16 + 36 * nearestLevel(color.red) + 6 * nearestLevel(color.green) + nearestLevel(color.blue)
    let mean = (3 * color.red + 4 * color.green + 2 * color.blue) / 9
    let grey = 232 + min(max((mean - 3) / 10, 0), 23)
    let greyIsNearer =
      components(ofPalette: grey).distance(to: color) < components(ofPalette: cube).distance(to: color)
    return greyIsNearer ? grey : cube
  }

  private static func nearestLevel(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }

  /// The entry of the first sixteen that looks most like a colour.
  static func nearestBasic(to color: Components) -> Int {
    basics.indices.min { basics[$0].distance(to: color) < basics[$1].distance(to: color) } ?? 7
  }
}

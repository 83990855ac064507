public import TerminalCore

/// A terminal as far as the driver needs one: it shows what it is sent, and takes note of what it does not understand.
public struct VirtualScreen: Sendable {
  /// A cell as shown; colours by number, -1 the default, direct ones above 255.
  public struct Shown: Hashable, Sendable {
    public var text = " "
    public var foreground: Int32 = -1
    public var background: Int32 = -1
    public var attributes: Style.Attributes = []

    public init(
      text: String = " ", foreground: Int32 = -1, background: Int32 = -1, attributes: Style.Attributes = []
    ) {
      (self.text, self.foreground, self.background, self.attributes) = (text, foreground, background, attributes)
    }
  }

  public private(set) var rows: [[Shown]]
  public private(set) var x = 0
  public private(set) var y = 0
  public private(set) var pen = Shown()
  public private(set) var region: ClosedRange<Int>
  /// The private modes that are on.
  public private(set) var modes: Set<Int> = [7, 25]
  /// Whether erasing fills with the pen's background.
  public var erasesWithBackground = true
  /// Sequences that no terminal need understand.
  public private(set) var unknown: [String] = []
  /// How often rows were moved as a whole.
  public private(set) var scrolls = 0
  private var saved = (x: 0, y: 0)
  private var pending: [UInt8] = []
  private var last = Unicode.Scalar(32 as UInt8)
  private var inserts = false

  /// Creates a blank screen.
  public init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: Shown(), count: width), count: height)
    region = 0...max(0, height - 1)
  }

  /// Gives it another size, blank, as if what was shown counted for nothing; the modes stay.
  public mutating func resize(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: Shown(), count: width), count: height)
    region = 0...max(0, height - 1)
    (x, y) = (min(x, max(0, width - 1)), min(y, max(0, height - 1)))
  }

  public var width: Int { rows.first?.count ?? 0 }
  public var height: Int { rows.count }

  /// The rows as text, blanks at their ends trimmed.
  public var text: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Takes bytes, however they are cut.
  public mutating func feed(_ bytes: some Collection<UInt8>) {
    pending += bytes
    var start = 0
    while start < pending.count, let length = take(pending[start...]) { start += length }
    pending.removeFirst(start)
  }

  /// Takes the first character or sequence; its length, or `nil` if it is not all there.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes[bytes.startIndex]
    if first == 0x1B { return takeEscape(bytes) }
    if first < 0x20 || first == 0x7F {
      control(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars { put(scalar) }
    return length
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x00, 0x07, 0x0E, 0x0F, Self.cancel: break
    case 0x08: x = max(0, min(x, width - 1) - 1)
    case 0x09: x = min(width - 1, (x / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: x = 0
    default: unknown.append("control \(byte)")
    }
  }

  /// Ends a sequence before its end.
  private static let cancel: UInt8 = 0x18

  private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let kind = bytes.dropFirst().first else { return nil }
    switch kind {
    case Self.cancel: break
    case 0x5B:
      let isEnd: (UInt8) -> Bool = { (0x40...0x7E).contains($0) || $0 == Self.cancel }
      guard let end = bytes.dropFirst(2).firstIndex(where: isEnd) else { return nil }
      if bytes[end] == Self.cancel { return end - bytes.startIndex + 1 }
      let parameters = String(decoding: bytes[(bytes.startIndex + 2)..<end], as: UTF8.self)
      command(parameters, Character(Unicode.Scalar(bytes[end])))
      return end - bytes.startIndex + 1
    case 0x28, 0x29:
      return bytes.count < 3 ? nil : 3
    case 0x37: saved = (x, y)
    case 0x38: (x, y) = saved
    case 0x44: lineFeed()
    case 0x4D: y == region.lowerBound ? scroll(region, by: -1) : (y = max(0, y - 1))
    case 0x3D, 0x3E, 0x63: break
    default: unknown.append("ESC \(kind)")
    }
    return 2
  }

  private mutating func lineFeed() {
    if y == region.upperBound { scroll(region, by: 1) } else { y = min(height - 1, y + 1) }
  }

  /// Moves the rows of a range up; those uncovered are erased.
  private mutating func scroll(_ range: ClosedRange<Int>, by distance: Int) {
    scrolls += 1
    let old = rows
    for row in range {
      rows[row] =
        range.contains(row + distance) ? old[row + distance] : Array(repeating: erased, count: width)
    }
  }

  private var erased: Shown { Shown(background: erasesWithBackground ? pen.background : -1) }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.steersTheTerminal { unknown.append("U+\(String(scalar.value, radix: 16))") }
    let columns = scalar.value >= 0x300 ? columns(of: scalar) : 1
    if columns == 0 {
      let place = max(0, min(x, width) - 1)
      let column = rows[y][place].text.isEmpty ? place - 1 : place
      rows[y][max(0, column)].text.unicodeScalars.append(scalar)
      return
    }
    if x + columns > width, modes.contains(7) {
      x = 0
      lineFeed()
    }
    x = max(0, min(x, width - columns))
    last = scalar
    if inserts { shiftRow(at: x, removing: 0, inserting: columns) }
    for column in x..<x + columns { clearWide(at: column) }
    rows[y][x] = pen
    rows[y][x].text = String(scalar)
    if columns == 2 {
      rows[y][x + 1] = pen
      rows[y][x + 1].text = ""
    }
    x = modes.contains(7) ? x + columns : min(x + columns, width - 1)
  }

  /// Blanks the other half of a wide character of which a half is overwritten.
  private mutating func clearWide(at column: Int) {
    if rows[y][column].text.isEmpty, column > 0 { rows[y][column - 1].text = " " }
    guard column + 1 < width, !rows[y][column].text.isEmpty, rows[y][column + 1].text.isEmpty else { return }
    rows[y][column + 1].text = " "
  }

  private mutating func command(_ parameters: String, _ final: Character) {
    if parameters.hasPrefix("?") { return privateMode(parameters.dropFirst(), final) }
    if final == "m" { return style(parameters) }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    let column = min(x, width - 1)
    // Whatever moves the cursor ends its waiting behind the last column.
    if "ABd".contains(final) { x = column }
    switch final {
    case "A": y = max(0, y - first)
    case "B": y = min(height - 1, y + first)
    case "C": x = min(width - 1, x + first)
    case "D": x = max(0, column - first)
    case "G": x = min(width, first) - 1
    case "d": y = min(height, first) - 1
    case "H":
      y = min(height, first) - 1
      x = min(width, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseRow(numbers.first ?? 0)
    case "X": for place in column..<min(width, column + first) { erase(place) }
    case "P": shiftRow(at: column, removing: min(first, width - column), inserting: 0)
    case "@": shiftRow(at: column, removing: 0, inserting: min(first, width - column))
    case "L": scroll(y...max(y, region.upperBound), by: -first)
    case "M": scroll(y...max(y, region.upperBound), by: first)
    case "S": scroll(region, by: first)
    case "T": scroll(region, by: -first)
    case "b": for _ in 0..<first { put(last) }
    case "r":
      let last = numbers.count > 1 ? min(height, max(1, numbers[1])) - 1 : height - 1
      region = min(first - 1, last)...last
      (x, y) = (0, 0)
    case "h" where parameters == "4": inserts = true
    case "l" where parameters == "4": inserts = false
    case "t" where ["22", "23"].contains(parameters.prefix(2)), "h", "l": break
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func privateMode(_ parameters: Substring, _ final: Character) {
    for number in parameters.split(separator: ";").compactMap({ Int($0) }) {
      if final == "h" { modes.insert(number) } else if final == "l" { modes.remove(number) }
    }
    if final != "h" && final != "l" && !(final == "c") { unknown.append("CSI ?\(parameters)\(final)") }
  }

  private mutating func erase(_ column: Int) {
    clearWide(at: column)
    rows[y][column] = erased
  }

  private mutating func eraseRow(_ kind: Int) {
    let column = min(x, width - 1)
    let range = kind == 0 ? column..<width : kind == 1 ? 0..<column + 1 : 0..<width
    for place in range { erase(place) }
  }

  private mutating func eraseScreen(_ kind: Int) {
    let others = kind == 0 ? y + 1..<height : kind == 1 ? 0..<y : 0..<height
    for row in others { rows[row] = Array(repeating: erased, count: width) }
    if kind != 2 { eraseRow(kind) }
  }

  private mutating func shiftRow(at column: Int, removing: Int, inserting: Int) {
    rows[y].removeSubrange(column..<column + removing)
    rows[y] += Array(repeating: erased, count: removing)
    rows[y].insert(contentsOf: Array(repeating: erased, count: inserting), at: column)
    rows[y].removeLast(inserting)
  }

  private mutating func style(_ parameters: String) {
    var numbers = parameters.split(whereSeparator: { $0 == ";" || $0 == ":" }).compactMap { Int($0) }[...]
    if numbers.isEmpty { pen = Shown() }
    while let number = numbers.popFirst() {
      switch number {
      case 0: pen = Shown()
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 9: pen.attributes.insert(.strikethrough)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 29: pen.attributes.remove(.strikethrough)
      case 30...37: pen.foreground = Int32(number - 30)
      case 90...97: pen.foreground = Int32(number - 82)
      case 40...47: pen.background = Int32(number - 40)
      case 100...107: pen.background = Int32(number - 92)
      case 39: pen.foreground = -1
      case 49: pen.background = -1
      case 38: pen.foreground = Self.color(&numbers)
      case 48: pen.background = Self.color(&numbers)
      case 10, 11, 12: break
      default: unknown.append("SGR \(number)")
      }
    }
  }

  private static func color(_ numbers: inout ArraySlice<Int>) -> Int32 {
    if numbers.popFirst() == 5 { return Int32(numbers.popFirst() ?? 0) }
    return (0..<3).reduce(0) { color, _ in color << 8 | Int32(numbers.popFirst() ?? 0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is no text: C1 controls, line separators, directional marks.
  fileprivate var steersTheTerminal: Bool {
    switch value {
    case 0x80..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}

/// The columns of a scalar as this terminal draws it.
private func columns(of scalar: Unicode.Scalar) -> Int {
  // Behind a letter: a mark by itself is shown on a circle.
  TextWidth.width(of: "x" + String(scalar)) - 1
}

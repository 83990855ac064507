import CNcurses

/// An entry of terminfo as a value, to be changed and handed to ncurses in place of the installed one.
struct TerminfoEntry {
  private let name: String
  private var flags: [String: Bool] = [:]
  private var numbers: [String: Int32] = [:]
  private var strings: [String: [UInt8]] = [:]
  private var extendedFlags: [String]
  private var extendedNumbers: [(name: String, value: Int32)]

  private static let flagNames = names(of: CN_FLAGS)
  private static let numberNames = names(of: CN_NUMBERS)
  private static let stringNames = names(of: CN_STRINGS)

  /// The entry that was described last, which is known as `name`, with those extensions that ncurses itself reads.
  init(described name: String) {
    self.name = name
    for name in Self.flagNames where cn_flag(name) { flags[name] = true }
    for name in Self.numberNames where cn_number(name) >= 0 { numbers[name] = cn_number(name) }
    for name in Self.stringNames {
      if let value = cn_string(name) { strings[name] = Array(String(cString: value).utf8) }
    }
    extendedFlags = ["AX", "XT"].filter { cn_flag($0) }
    extendedNumbers = [("U8", cn_number("U8"))].filter { $0.1 >= 0 }
  }

  /// Leaves the terminal's palette alone: without this ncurses resets it, and with it what the user made of it.
  mutating func keepPalette() {
    flags["ccc"] = nil
    for name in ["oc", "initc", "initp"] { strings[name] = nil }
  }

  /// Leaves it to the driver to move rows: ncurses looks at all rows of its pictures of the screen to find out what to
  /// move or to clear, which is dear, and where rows moved without its knowledge wrong.
  mutating func leaveOutScrolling() {
    for name in ["csr", "ind", "indn", "ri", "rin", "il", "il1", "dl", "dl1"] { strings[name] = nil }
    if strings["clear"] != nil { strings["ed"] = nil }
  }

  /// Gives the terminal direct colours, in which those below 256 are the palette's.
  mutating func useDirectColors() {
    numbers["colors"] = 1 << 24
    numbers["pairs"] = 1 << 16
    strings["setaf"] = Self.colorSequence(palette: "3", bright: "9", extended: "38")
    strings["setab"] = Self.colorSequence(palette: "4", bright: "10", extended: "48")
    strings["op"] = Array("\u{1B}[39;49m".utf8)
    extendedFlags = ["RGB"] + extendedFlags.filter { $0 != "RGB" }
  }

  /// Has protected text, which ncurses knows and nobody uses, struck through: ncurses has no attribute for that.
  mutating func useStrikethrough() {
    guard let strike = cn_string("smxx"), var set = strings["sgr"], set.firstRange(of: Array("\u{1B}[0".utf8)) != nil,
      let end = set.lastIndex(of: UInt8(ascii: "m"))
    else { return }
    strings["prot"] = Array(String(cString: strike).utf8)
    set.insert(contentsOf: Array("%?%p8%t;9%;".utf8), at: end)
    strings["sgr"] = set
  }

  private static func colorSequence(palette: String, bright: String, extended: String) -> [UInt8] {
    let direct = "\(extended);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    return Array(
      ("\u{1B}[%?%p1%{8}%<%t\(palette)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d"
        + "%e%p1%{256}%<%t\(extended);5;%p1%d%e\(direct)%;m").utf8)
  }

  private static func names(of kind: Int) -> [String] {
    (0..<512).lazy.map { cn_capability_name(Int32(kind), $0) }.prefix { $0 != nil }
      .compactMap { $0.map { String(cString: $0) } }
  }
}

extension TerminfoEntry {
  /// The entry in the compiled form of term(5) with 32-bit numbers, written as ncurses takes it from the environment.
  var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    for byte in compiled { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private var compiled: [UInt8] {
    var table = StringTable()
    let offsets = Self.stringNames.map { table.offset(of: strings[$0]) }
    let names = Array(name.utf8) + [0]
    var bytes: [UInt8] = []
    let header = [0o1036, names.count, Self.flagNames.count, Self.numberNames.count, offsets.count, table.bytes.count]
    for value in header { bytes.appendShort(value) }
    bytes += names + Self.flagNames.map { flags[$0] == true ? 1 : 0 }
    bytes.pad()
    for name in Self.numberNames { bytes.appendLong(numbers[name] ?? -1) }
    for offset in offsets { bytes.appendShort(offset) }
    bytes += table.bytes
    bytes.pad()
    return bytes + extension32
  }

  /// The extensions: flags, then numbers, and their names.
  private var extension32: [UInt8] {
    var table = StringTable()
    let names = extendedFlags + extendedNumbers.map(\.name)
    let offsets = names.map { table.offset(of: Array($0.utf8)) }
    var bytes: [UInt8] = []
    for value in [extendedFlags.count, extendedNumbers.count, 0, names.count, table.bytes.count] {
      bytes.appendShort(value)
    }
    bytes += extendedFlags.map { _ in 1 }
    bytes.pad()
    for number in extendedNumbers { bytes.appendLong(number.value) }
    for offset in offsets { bytes.appendShort(offset) }
    return bytes + table.bytes
  }

  private struct StringTable {
    var bytes: [UInt8] = []

    mutating func offset(of string: [UInt8]?) -> Int {
      guard let string else { return 0xFFFF }
      defer { bytes += string + [0] }
      return bytes.count
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendShort(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }

  fileprivate mutating func appendLong(_ value: Int32) {
    appendShort(Int(value))
    appendShort(Int(value >> 16))
  }

  /// Makes the count even.
  fileprivate mutating func pad() {
    if !count.isMultiple(of: 2) { append(0) }
  }
}

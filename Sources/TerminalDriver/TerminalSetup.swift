import CNcurses
import TerminalCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts ncurses on a device and finds out what the terminal can do.
@MainActor struct TerminalSetup {
  let capabilities: TerminalCapabilities
  let colorRange: ColorMap.Range
  let pairCapacity: Int
  let notice: String?

  /// Starts ncurses: when it throws, nothing has been sent.
  init(device: TerminalDevice, options: TerminalOptions, environment: Environment = .process) throws(TerminalError) {
    unsetenv("LINES")
    unsetenv("COLUMNS")
    let isUnicode = Self.takesUnicode(environment)
    let kind = try TerminalKind(environment: environment, descriptor: device.output)
    notice = kind.notice
    let depth = options.colorDepth ?? .init(terminalColors: kind.colors, environment: environment)
    let range = ColorMap.Range(depth, terminalColors: kind.colors)
    guard cn_guard_remember(device.output) else { throw .noTerminal }
    let entry = kind.entry(for: range).hexadecimal
    let isOpen =
      cn_open(kind.name, entry, device.output, device.input) || cn_open(kind.name, nil, device.output, device.input)
    guard isOpen else { throw .unsuitable(type: kind.name) }
    let (numberOfColors, numberOfPairs) = (Int(cn_number("colors")), Int(cn_number("pairs")))
    let hasColors = range != .none && numberOfColors >= 8 && numberOfPairs > 1
    colorRange = !hasColors ? .none : range == .direct && numberOfColors < 1 << 24 ? .indexed : range
    pairCapacity = hasColors ? min(numberOfPairs - 1, 1 << 15) : 0
    capabilities = TerminalCapabilities(colorDepth: colorRange.depth, isUnicode: isUnicode)
  }

  /// Whether the locale's character set is UTF-8; one that is asked for but not installed is replaced by C's.
  private static func takesUnicode(_ environment: Environment) -> Bool {
    if String(cString: cn_take_locale()).isUtf8 { return true }
    let wanted = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    guard let name = wanted.split(separator: ".", maxSplits: 1).last, String(name).isUtf8 else { return false }
    return cn_try_locale("C.UTF-8") || cn_try_locale("en_US.UTF-8")
  }
}

extension String {
  fileprivate var isUtf8: Bool {
    let name = lowercased()
    return name == "utf-8" || name == "utf8" || name.hasPrefix("utf-8@") || name.hasPrefix("utf8@")
  }
}

extension ColorMap.Range {
  /// What to use of what the terminal has.
  init(_ depth: TerminalCapabilities.ColorDepth, terminalColors: Int) {
    switch (depth, terminalColors) {
    case (.none, _), (_, ..<8): self = .none
    case (.direct, _): self = .direct
    case (_, ..<16): self = .eight
    case (.ansi, _), (_, ..<256): self = .sixteen
    case (.indexed, _): self = .indexed
    }
  }

  /// The same in the words of programs.
  var depth: TerminalCapabilities.ColorDepth {
    switch self {
    case .none: .none
    case .eight, .sixteen: .ansi
    case .indexed: .indexed
    case .direct: .direct
    }
  }
}

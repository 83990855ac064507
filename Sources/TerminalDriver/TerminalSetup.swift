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
    let depth =
      options.colorDepth ?? .init(terminalColors: kind.colors, environment: environment)
    cn_guard_note_signals()
    guard cn_guard_remember(device.output) else { throw .noTerminal }
    guard cn_open(kind.name, device.output, device.input) else { throw .unsuitable(type: kind.name) }
    let hasColors = depth != .none && kind.colors >= 8 && cn_start_colors()
    colorRange = hasColors ? ColorMap.Range(depth, terminalColors: kind.colors) : .none
    pairCapacity = hasColors ? min(Int(cn_color_pairs()) - 1, 1 << 15) : 0
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
  init(_ depth: TerminalCapabilities.ColorDepth, terminalColors: Int) {
    switch depth {
    case .none: self = .none
    case .ansi: self = terminalColors >= 16 ? .sixteen : .eight
    case .indexed, .direct: self = terminalColors >= 256 ? .indexed : terminalColors >= 16 ? .sixteen : .eight
    }
  }

  var depth: TerminalCapabilities.ColorDepth {
    switch self {
    case .none: .none
    case .eight, .sixteen: .ansi
    case .indexed: .indexed
    case .direct: .direct
    }
  }
}

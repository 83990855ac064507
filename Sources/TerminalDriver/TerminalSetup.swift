import CNcurses
import TerminalCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts ncurses on a device and finds out what the terminal can do.
@MainActor struct TerminalSetup {
  let modes: TerminalModes
  let capabilities: TerminalCapabilities
  let colorRange: ColorMap.Range
  let pairCapacity: Int
  let notice: String?

  /// Has ncurses begin with a size, or with what it finds out itself, whatever the environment said.
  private static func tellSize(_ size: Size?) {
    for (name, count) in [("LINES", size?.height), ("COLUMNS", size?.width)] {
      if let count { setenv(name, "\(count)", 1) } else { unsetenv(name) }
    }
  }

  /// Starts ncurses: when it throws, nothing has been sent.
  init(device: TerminalDevice, options: TerminalOptions, environment: Environment = .process) throws(TerminalError) {
    Self.tellSize(device.size)
    defer { Self.tellSize(nil) }
    let isUnicode = environment.takesUnicode
    let kind = try TerminalKind(environment: environment, descriptor: device.output)
    notice = kind.notice
    let depth = options.colorDepth ?? .init(terminalColors: kind.colors, environment: environment)
    let range = ColorMap.Range(depth, terminalColors: kind.colors)
    modes = TerminalModes()
    guard cn_guard_remember(device.output) else { throw .noTerminal }
    modes.guardTerminal()
    let entry = kind.entry(for: range).hexadecimal
    let isOpen =
      cn_open(kind.name, entry, device.output, device.input) || cn_open(kind.name, nil, device.output, device.input)
    guard isOpen else {
      cn_guard_disarm(false)
      throw .unsuitable(type: kind.name)
    }
    let (numberOfColors, numberOfPairs) = (Int(cn_number("colors")), Int(cn_number("pairs")))
    let hasColors = range != .none && numberOfColors >= 8 && numberOfPairs > 1
    let canBeDirect = range != .direct || numberOfColors >= 1 << 24
    colorRange = !hasColors ? .none : canBeDirect ? range : ColorMap.Range(.indexed, terminalColors: numberOfColors)
    pairCapacity = hasColors ? min(numberOfPairs - 1, 1 << 15) : 0
    capabilities = TerminalCapabilities(colorDepth: colorRange.depth, isUnicode: isUnicode)
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

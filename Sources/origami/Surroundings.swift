#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the program finds where it is started.
struct Surroundings {
  /// The environment's variables; `nil` where one is not set.
  let variable: (String) -> String?
  /// Whether the output is shown on a terminal.
  let outputIsTerminal: Bool
  /// The columns of that terminal.
  let columns: Int?

  /// The process's own.
  static var process: Surroundings {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return Surroundings(
      variable: { name in getenv(name).map { String(cString: $0) } }, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      columns: isKnown ? Int(window.ws_col) : nil)
  }

  /// Whether the cursor is to show where the reader is, for aids that follow it on the screen.
  var showsCursor: Bool { variable("ORIGAMI_ACCESSIBLE") == "screen" }
  /// Whether nothing is to move by itself; what moves would be read again and again.
  var reducesMotion: Bool { isOn("NO_MOTION") || isOn("REDUCE_MOTION") || showsCursor }
  /// Whether the terminal can do nothing but print.
  var terminalIsDumb: Bool { variable("TERM") == "dumb" }
  /// Whether the terminal says that it shows red, green and blue.
  var hasDirectColor: Bool { ["truecolor", "24bit"].contains(variable("COLORTERM")) }

  private func isOn(_ name: String) -> Bool { switchValue(name) ?? false }

  /// What a variable says that is a switch: nothing if it is not set or empty, off for 0, else on.
  func switchValue(_ name: String) -> Bool? {
    guard let value = variable(name), !value.isEmpty else { return nil }
    return value != "0"
  }

  /// Whether plain text is right instead of a screen.
  func callsForPlainText(_ options: BrowseOptions, _ configuration: Configuration) -> Bool {
    configuration.isAccessible || options.width != nil || !outputIsTerminal || terminalIsDumb
  }

  /// The columns of plain text.
  func width(_ wanted: Int?) -> Int { wanted ?? min(columns ?? 80, 100) }
}

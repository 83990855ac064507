import CNcurses

/// The byte sequences that turn the terminal's modes on and off, beside those ncurses sends by itself.
struct TerminalModes {
  /// Whether the terminal takes the private modes of xterm, or at least skips them: it speaks ANSI.
  private let isAnsi: Bool
  /// Scrolls the whole screen again, also where it has more rows than ncurses was told of.
  let wholeScreen: String
  /// Leads to where the shell goes on when ncurses has put the screen aside, or could not: then below what was shown.
  let belowScreen: String
  /// What ends ncurses' modes and leads back to the shell's screen.
  private let leave: String

  /// The modes of the terminal that was described last, before its description was changed for ncurses.
  init() {
    isAnsi = Self.string("cup").hasPrefix("\u{1B}[")
    wholeScreen = Self.string("csr").hasPrefix("\u{1B}[") ? "\u{1B}[r" : ""
    belowScreen = Self.string("rmcup").isEmpty ? "\r\n" : ""
    let end = Self.string("rmcup").isEmpty && isAnsi ? "\u{1B}[999;1H" : Self.string("rmcup")
    leave =
      Self.string("sgr0") + Self.string("rmacs") + wholeScreen + Self.string("cnorm") + Self.string("rmkx") + end
      + belowScreen
  }

  /// Marks pasted text.
  var pasteOn: String { isAnsi ? "\u{1B}[?2004h" : "" }
  /// No longer marks pasted text.
  var pasteOff: String { isAnsi ? "\u{1B}[?2004l" : "" }
  /// Reports buttons, the wheel and movement with a button held, in SGR's form.
  var mouseOn: String { isAnsi ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "" }
  /// Reports nothing of the mouse, whoever turned it on.
  var mouseOff: String { isAnsi ? "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l" : "" }

  /// What every row relies on, wherever another program that wrote to the terminal left it, or one that was attached
  /// anew: the whole screen scrolls, characters replace others, lines wrap, keys come in application mode.
  var usual: String { wholeScreen + (isAnsi ? "\u{1B}[4l\u{1B}[?6l\u{1B}[?7h" : "") + Self.string("smkx") }
  /// Hides the cursor.
  var cursorOff: String { Self.string("civis") }

  /// Everything that leads back to the shell from any point, even from within a sequence cut off: what a signal handler
  /// sends.
  var restore: String { (isAnsi ? "\u{18}" : "") + mouseOff + pasteOff + leave }

  /// From here on every way out gives the terminal back.
  func guardTerminal() {
    let bytes = restore
    cn_guard_arm(bytes, Int32(bytes.utf8.count))
  }

  /// A string of terminfo's without the delays, `$<…>`, that old terminals needed.
  static func string(_ capability: String) -> String {
    guard let pointer = cn_string(capability) else { return "" }
    var result = ""
    var rest = Substring(String(cString: pointer))
    while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

import TerminalApp

extension String {
  /// The text as one line in which nothing commands the terminal; line ends and tabs become spaces.
  var inOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }).cleanForTerminal }
}

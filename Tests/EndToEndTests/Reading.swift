import TestSupport

/// The program on the swan in a pseudo-terminal of its own.
func readingProcess(
  _ command: String = "exec \"$ORIGAMI\" swan", width: Int = 80, height: Int = 24, environment: [String: String] = [:]
) -> TerminalProcess { TerminalProcess(command, width: width, height: height, environment: environment) }

extension VirtualScreen {
  /// Whether the bottom line says that a step is being read.
  func isAt(step: Int) -> Bool { text.last?.contains("step \(step) of 9") ?? false }
}

extension TerminalProcess {
  /// Closes what is open with Escape, by its code point: behind a bare one the next key would be taken for Alt with it.
  func closeEverything() { terminal.type("\u{1B}[27u\u{1B}[27u") }
}

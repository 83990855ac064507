@_exported import struct TerminalDriver.TerminalOptions
@_exported import enum TerminalDriver.StandardError
@_exported import enum TerminalDriver.TerminalError
import TerminalDriver
import TerminalUI

/// The whole terminal, for programs that choose how they use it or can do without it.
public enum FullScreen {
  /// Shows a view on the whole terminal until the program quits or the terminal is gone.
  ///
  /// - Throws: why there is no full screen; the content has not been made then.
  @MainActor public static func run<Content: View>(
    _ options: TerminalOptions = TerminalOptions(), @ViewBuilder content: () -> Content
  ) async throws(TerminalError) {
    let terminal = try NcursesTerminal(options)
    let loop = TerminalLoop(terminal, content: content)
    await loop.run()
    terminal.close()
    if let notice = terminal.notice { StandardError.print(notice) }
  }
}

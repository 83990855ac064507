@_exported import struct TerminalDriver.TerminalOptions
@_exported import enum TerminalDriver.StandardError
@_exported import struct TerminalDriver.PrintedText
@_exported import enum TerminalDriver.TerminalError
import TerminalDriver
import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The whole terminal, for programs that choose how they use it or can do without it.
public enum FullScreen {
  /// Runs a program and exits with the status it returns; what to call from a synchronous `main`.
  ///
  /// An asynchronous `main` would do, but for each key its threads cost more than the key's work.
  @MainActor public static func main(_ program: @escaping @MainActor () async -> Int32) -> Never {
    StandardStreams.occupyMissing()
    Task { exit(await program()) }
    MainLoop.run()
  }

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

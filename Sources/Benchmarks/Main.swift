import TerminalDriver
import TerminalUI

/// `Benchmarks rows N` shows N rows full-screen, for measuring from outside.
@main struct Main {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "rows", let count = arguments.dropFirst().first.flatMap({ Int($0) }), count >= 0 else {
      StandardError.print("usage: Benchmarks rows N")
      return
    }
    do throws(TerminalError) {
      let terminal = try NcursesTerminal()
      defer { terminal.close() }
      await loop(on: terminal, count).run()
    } catch {
      StandardError.print("Benchmarks: \(error)")
    }
  }

  @MainActor private static func loop(on terminal: NcursesTerminal, _ count: Int) -> TerminalLoop {
    TerminalLoop(terminal) { RowsScreen(count: count) }
  }
}

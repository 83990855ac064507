import TerminalApp

/// `Benchmarks rows N` shows N rows full-screen, for measuring from outside.
@main struct Main {
  @MainActor static func main() {
    FullScreen.main {
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.first == "rows", let count = arguments.dropFirst().first.flatMap({ Int($0) }), count >= 0 else {
        StandardError.print("usage: Benchmarks rows N")
        return 2
      }
      do throws(TerminalError) {
        try await FullScreen.run { RowsScreen(count: count) }
        return 0
      } catch {
        StandardError.print("Benchmarks: \(error)")
        return 1
      }
    }
  }
}

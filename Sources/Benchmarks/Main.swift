import StrictJSON
import TerminalApp

/// `Benchmarks` prints what the engine costs, `Benchmarks --json` as JSON, `Benchmarks --work` its counts alone, as the
/// baseline keeps them; `Benchmarks rows N` shows N rows full-screen, for measuring from outside.
@main struct Main {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case (nil, 0):
      print(BenchmarkReport().table)
    case ("--json", 1):
      print(BenchmarkReport().json.prettyText(), terminator: "")
    case ("--work", 1):
      print(EngineBenchmark.allWork.prettyText(), terminator: "")
    case ("rows", 2):
      guard let count = Int(arguments[1]), count >= 0 else { return explain() }
      show(count)
    default:
      explain()
    }
  }

  @MainActor private static func explain() {
    FullScreen.main {
      StandardError.print("usage: Benchmarks [--json | --work] | Benchmarks rows N")
      return 2
    }
  }

  @MainActor private static func show(_ count: Int) {
    FullScreen.main {
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

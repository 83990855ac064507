import OrigamiResources
import TerminalApp

/// Prints what drawing the library's diagrams costs.
@main struct Main {
  @MainActor static func main() {
    FullScreen.main {
      do {
        guard let models = OrigamiResources.models else {
          StandardError.print("DiagramBenchmarks: the library of models is missing")
          return 1
        }
        print(try DiagramBenchmark.table(models: models))
        return 0
      } catch {
        StandardError.print("DiagramBenchmarks: \(error)")
        return 1
      }
    }
  }
}

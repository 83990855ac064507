import OrigamiResources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Prints what drawing the library's diagrams costs.
@main struct Main {
  @MainActor static func main() throws {
    guard let models = OrigamiResources.models else {
      print("the library of models is missing")
      exit(1)
    }
    print(try DiagramBenchmark.table(models: models))
  }
}

import LazyLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What rows cost in memory, by the peak of the process as the operating system tells it.
struct MemoryBenchmark {
  /// Bytes for a run of a million rows of which none was measured, in a stack of very many such runs.
  let unmeasuredRun: Int
  /// Bytes for a row that was measured and let go, in the middle of others that were not.
  let measuredRow: Int
  /// Bytes at the most, for everything.
  var peak: Int { Self.peak }

  /// Must come first: the peak never falls.
  init() {
    let runs = 20_000
    var stack = LazyStack(retention: 0)
    let start = Self.peak
    for _ in 0..<runs { stack.insertRun(count: 1_000_000, kind: RowKind(0)) }
    unmeasuredRun = (Self.peak - start) / runs
    let rows = 100_000
    var other = LazyStack(retention: 0)
    let run = other.insertRun(count: 1_000_000, kind: RowKind(0))
    var source = BenchmarkRows()
    let between = Self.peak
    for page in 0..<rows / 8 {
      other.scroll(to: .row(Row(run: run, element: page * 64), .top))
      _ = other.layout(Viewport(extent: 40, crossExtent: 80), at: 0, source: &source)
    }
    measuredRow = (Self.peak - between) / max(1, other.statistics.measured)
    precondition(stack.rowCount == runs * 1_000_000, "the runs are still there")
  }

  private static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}

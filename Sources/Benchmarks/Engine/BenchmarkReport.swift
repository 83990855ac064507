import StrictJSON

/// The engine's figures as a table for people or as JSON for programs.
struct BenchmarkReport {
  let memory: MemoryBenchmark
  let benchmarks: [(rows: Int, benchmark: EngineBenchmark)]

  /// Measures the stacks.
  init() {
    memory = MemoryBenchmark()
    benchmarks = EngineBenchmark.sizes.map { ($0, EngineBenchmark(rows: $0)) }
  }

  var table: String {
    var lines: [String] = []
    for (rows, benchmark) in benchmarks {
      lines.append("\(rows) rows".padded(to: 38) + "times   µs (least)    (mean)    built  measured  rendered")
      for trial in benchmark.trials {
        let figures = [trial.least, trial.mean].map { "\(($0 * 100).rounded() / 100)".leftPadded(to: 10) }
        let counts = [trial.work.built, trial.work.measured, trial.work.rendered].map { "\($0)".leftPadded(to: 10) }
        lines.append(
          ("  " + trial.name).padded(to: 38) + "\(trial.times)".leftPadded(to: 5) + "  " + (figures + counts).joined())
      }
      lines.append("")
    }
    lines.append("a run of a million unmeasured rows: \(memory.unmeasuredRun) bytes")
    lines.append("a measured row among unmeasured ones: \(memory.measuredRow) bytes")
    lines.append("peak of the process: \(memory.peak / 1_048_576) MB")
    return lines.joined(separator: "\n")
  }

  var json: JSONValue {
    [
      "memory": [
        "unmeasuredRunBytes": .integer(memory.unmeasuredRun), "measuredRowBytes": .integer(memory.measuredRow),
        "peakBytes": .integer(memory.peak),
      ],
      "engine": .array(
        benchmarks.map { ["rows": .integer($0.rows), "trials": .array($0.benchmark.trials.map(\.json))] }),
    ]
  }
}

extension EngineTrial {
  var json: JSONValue {
    [
      "name": .string(name), "times": .integer(times), "microsecondsLeast": .number(least),
      "microsecondsMean": .number(mean), "work": work.json,
    ]
  }
}

extension EngineTrial.Work {
  var json: JSONValue {
    [
      "built": .integer(built), "measured": .integer(measured), "rendered": .integer(rendered),
      "released": .integer(released),
    ]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

import Foundation
import StrictJSON
import Testing

@testable import Benchmarks

/// The engine's work is a number, the same on every machine, and may not grow unnoticed.
@Suite struct EngineWorkTests {
  private static let baseline = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Baselines/engine-work.json")

  @Test("L9: the work for each thing done is what the baseline says: Benchmarks --work prints the present one")
  func workIsAsInTheBaseline() throws {
    let kept = try JSONDocument([UInt8](Data(contentsOf: Self.baseline))).value()
    guard case .object(let sizes) = kept else {
      Issue.record("\(Self.baseline.path) is no object")
      return
    }
    #expect(sizes.map(\.key) == EngineBenchmark.sizes.map { "\($0) rows" })
    for (size, kept) in zip(EngineBenchmark.sizes, sizes.map(\.value)) {
      guard case .object(let was) = kept, case .object(let now) = EngineBenchmark(rows: size).work else {
        Issue.record("\(size) rows: no object")
        continue
      }
      #expect(now.map(\.key) == was.map(\.key))
      for (now, was) in zip(now, was) where now.value != was.value {
        Issue.record("\(size) rows, \(now.key): \(now.value.compactText), the baseline: \(was.value.compactText)")
      }
    }
  }

  @Test("L9: a million rows are no more work than a hundred thousand")
  func workDoesNotGrowWithTheRows() {
    let many = EngineBenchmark(rows: 100_000).trials
    let more = EngineBenchmark(rows: 1_000_000).trials
    for (few, trial) in zip(many, more) {
      // Other rows come into view, of other extents.
      #expect(trial.work.measured <= few.work.measured + few.work.measured / 5 + 10, "\(trial.name)")
      #expect(trial.work.built <= few.work.built + few.work.built / 5 + 10, "\(trial.name)")
    }
  }
}

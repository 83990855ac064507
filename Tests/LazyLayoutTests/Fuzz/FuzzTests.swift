import Foundation
import Testing

@testable import lazy_scenario

/// The engine against the eager oracle: 100,000 random actions, every visible line compared after each.
///
/// `FUZZ_ACTIONS=1000000 FUZZ_SEED=1 swift test --filter longFuzz` plays a longer run from a seed.
@Suite struct FuzzTests {
  private static let perRun = 100

  @Test("L4: what is seen after any action is what an eager stack shows", arguments: 0..<51)
  func engineShowsWhatTheOracleShows(batch: Int) throws {
    try play(seeds: UInt64(batch * 20)..<UInt64(batch * 20 + 20), perRun: Self.perRun)
  }

  @Test("The long fuzz finds nothing", .enabled(if: ProcessInfo.processInfo.environment["FUZZ_ACTIONS"] != nil))
  func longFuzz() throws {
    let environment = ProcessInfo.processInfo.environment
    let actions = environment["FUZZ_ACTIONS"].flatMap { Int($0) } ?? 0
    let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max / 2))
    print("fuzz from seed \(seed)")
    try play(seeds: seed..<seed + UInt64((actions + Self.perRun - 1) / Self.perRun), perRun: Self.perRun)
  }

  private func play(seeds: Range<UInt64>, perRun: Int) throws {
    for seed in seeds {
      let run = FuzzRun(seed: seed, count: perRun)
      guard run.mismatch != nil else { continue }
      let shortest = run.minimised()
      let path = try shortest.write(named: "fuzz-\(seed)")
      Issue.record(
        "seed \(seed), \(shortest.actions.count) actions: \(shortest.mismatch.map { "\($0)" } ?? "")\n\(path)")
    }
  }
}

import Foundation
import StrictJSON
import TestSupport

@testable import lazy_scenario

/// Random actions on a random scenario, the same for the same seed.
struct FuzzRun {
  let scenario: Scenario
  private(set) var actions: [Action] = []
  private(set) var mismatch: Comparison.Mismatch?

  /// Plays `count` actions, or up to the first that the engine does otherwise than the oracle.
  init(seed: UInt64, count: Int) {
    var rows = RowGenerator(seed: seed)
    scenario = rows.scenario()
    var sides = Comparison(scenario)
    guard sides.isFair else { return }
    mismatch = sides.start()
    var generator = ActionGenerator(rows, sides.oracle)
    while actions.count < count, mismatch == nil {
      let action = generator.next(sides.oracle)
      guard sides.oracle.allows(action) else { continue }
      actions.append(action)
      Trace.write(scenario, actions)
      mismatch = sides.perform(action)
    }
  }

  /// Replays actions, but for those on what is not there; the mismatch, if there is one, comes with the last.
  init(_ scenario: Scenario, _ actions: [Action]) {
    self.scenario = scenario
    var sides = Comparison(scenario)
    mismatch = sides.start()
    for action in actions where mismatch == nil && sides.oracle.allows(action) {
      self.actions.append(action)
      mismatch = sides.perform(action)
    }
  }

  /// The run without the actions and rows that the mismatch does not need.
  func minimised() -> FuzzRun {
    var best = self
    var size = max(1, actions.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.actions.count {
        var fewer = best.actions
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        let run = FuzzRun(scenario, fewer)
        if run.mismatch != nil {
          best = run
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1 && !isShorter { return best }
      if !isShorter || size > best.actions.count { size = max(1, size / 2) }
    }
  }

  /// Writes the run as a scenario file that fails as it did; returns its path.
  func write(named name: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).json").path
    var scenario = scenario
    scenario.name = "\(name): \(mismatch?.description ?? "")"
    let text = ScenarioWriter.text(scenario, actions, expecting: mismatch?.expectation ?? .object([]))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}

/// With `FUZZ_TRACE=FILE` a run is written before each action, so that one that ends the program can be played again.
enum Trace {
  private static let path = ProcessInfo.processInfo.environment["FUZZ_TRACE"]

  static func write(_ scenario: Scenario, _ actions: [Action]) {
    guard let path else { return }
    let text = ScenarioWriter.text(scenario, actions, expecting: .object([]))
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}

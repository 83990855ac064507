import Foundation
import Testing

@testable import lazy_scenario

/// Plays the scenario files through the runner that `lazy-scenario --check` uses.
@Suite struct ScenarioTests {
  @Test("Every scenario of the project holds", arguments: ScenarioFolder.own.all)
  func ownScenario(path: String) throws {
    try expectAllHolds(path)
  }

  @Test(
    "Every scenario of the folder shared beside the project holds",
    .enabled(if: ScenarioFolder.shared != nil, "there is no such folder here"))
  func sharedScenarios() throws {
    for path in try ScenarioFolder.shared?.files() ?? [] { try expectAllHolds(path) }
  }

  @Test("There are at least sixty scenarios of the project's own")
  func manyScenarios() throws {
    #expect(try ScenarioFolder.own.files().count >= 60)
  }

  private func expectAllHolds(_ path: String) throws {
    let file = try ScenarioFile(path: path)
    let checks = file.check()
    #expect(checks.failures.isEmpty, "\(file.scenario.name): \(checks.failures.joined(separator: "\n"))")
  }
}

/// A folder of scenario files.
struct ScenarioFolder {
  let path: String

  /// The scenarios beside this file.
  static let own = ScenarioFolder(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios").path)

  /// The scenarios in a folder beside the repository, or beside one of the folders it is in.
  static let shared: ScenarioFolder? = {
    var folder = URL(filePath: #filePath)
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let cases = folder.appending(path: "shared/scenarios/cases").path
      if FileManager.default.fileExists(atPath: cases) { return ScenarioFolder(path: cases) }
    }
    return nil
  }()

  func files() throws -> [String] { try ScenarioFile.files(path) }

  /// The same, none where the folder cannot be read.
  var all: [String] { (try? files()) ?? [] }
}

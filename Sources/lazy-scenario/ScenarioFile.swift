import Foundation
import StrictJSON

/// A scenario as it was read from a file.
struct ScenarioFile {
  let path: String
  let scenario: Scenario

  /// A file that is no scenario, in words.
  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a file; throws ``Invalid`` with file, place and reason.
  init(path: String) throws {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Invalid(description: "\(path): can't be read")
    }
    do {
      scenario = try JSONDocument([UInt8](data)).read { Scenario($0) }
    } catch {
      throw Invalid(description: error.description(inFile: path))
    }
  }

  /// The files that a path means: itself, or the JSON files in the folder, in their order.
  static func files(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Invalid(description: "\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  /// Plays the scenario and checks what it expects.
  func check() -> Checks {
    var player = Player(scenario)
    player.play()
    player.finishChecks()
    return player.checks
  }
}

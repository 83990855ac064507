import Foundation
import Testing

/// Texts that were looked at and approved, in `Tests/Golden`.
enum Golden {
  private static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The folder of the models that ship.
  static let models = package.appendingPathComponent("Resources/Models").path

  /// Expects a text to be the approved one; `RECORD_GOLDEN=1` in the environment writes it anew.
  static func expect(_ text: String, named name: String) throws {
    let file = package.appendingPathComponent("Tests/Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8), "\(name)")
  }
}

import Foundation
import TestSupport

/// A copy of a model that changes while it is read.
final class SoakFolder {
  let path: String
  var file: String { path + "/swan.json" }
  private let original: Data

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
    let swan = BuiltProgram.path("origami_OrigamiResources.resources/Models/swan")
    try FileManager.default.copyItem(atPath: swan, toPath: path)
    original = try Data(contentsOf: URL(fileURLWithPath: path + "/swan.json"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Changes a word, or breaks the file, or makes it whole again.
  func change(_ random: inout SeededGenerator) {
    var bytes = original
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
    case 1:
      let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "crease", with: "line and crease")
      bytes = Data(text.utf8)
    default: break
    }
    try? bytes.write(to: URL(fileURLWithPath: file))
  }

  /// Makes the file what it was.
  func restore() { try? original.write(to: URL(fileURLWithPath: file)) }
}

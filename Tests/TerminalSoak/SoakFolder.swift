import Foundation
import TestSupport

/// The reader's folder, with models in it that change while they are read.
final class SoakFolder {
  let path: String
  /// The file that changes.
  let file: String
  private let original: Data
  private let others: [Data]

  init(_ subject: SoakSubject) throws {
    let files = FileManager.default
    path = files.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
    let models = path + "/origami/models"
    let swan = models + "/swan"
    try files.createDirectory(atPath: models, withIntermediateDirectories: true)
    try files.copyItem(atPath: BuiltProgram.path("origami_OrigamiResources.resources/Models/swan"), toPath: swan)
    let steps = try BuiltProgram.run("\"$ORIGAMI\" export swan --format fold").output
    let sheet = GridFold(columns: 3, rows: 2)
    try Data(sheet.json.utf8).write(to: URL(fileURLWithPath: models + "/sheet.fold"))
    try Data("{\"title\": 3}".utf8).write(to: URL(fileURLWithPath: models + "/torn.json"))
    guard subject == .fold else {
      file = swan + "/swan.json"
      original = try Data(contentsOf: URL(fileURLWithPath: file))
      others = []
      return
    }
    var fan = GridFold(columns: 12, rows: 12)
    fan.isFan = true
    file = path + "/grid.fold"
    original = Data(GridFold(columns: 60, rows: 60).json.utf8)
    others = [steps, fan.json, sheet.json].map { Data($0.utf8) }
    try original.write(to: URL(fileURLWithPath: file))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Changes the file or breaks it, takes it away, or makes it whole again.
  func change(_ random: inout SeededGenerator) {
    var bytes = others.randomElement(using: &random) ?? original
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
    case 1:
      let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "crease", with: "line and crease")
      bytes = Data(text.utf8)
    case 2: bytes = withoutAStep(bytes, &random)
    case 3:
      try? FileManager.default.removeItem(atPath: file)
      return
    case 4: bytes = original
    default: break
    }
    // Editors do it either way.
    let isPutInPlace = Bool.random(using: &random)
    try? bytes.write(to: URL(fileURLWithPath: file), options: isPutInPlace ? .atomic : [])
  }

  /// A step or frame is left out; those behind it may have nothing to fold any more.
  private func withoutAStep(_ bytes: Data, _ random: inout SeededGenerator) -> Data {
    guard var object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else { return bytes }
    for key in ["steps", "file_frames"] {
      guard var list = object[key] as? [Any], !list.isEmpty else { continue }
      list.remove(at: Int.random(in: 0..<list.count, using: &random))
      object[key] = list
    }
    return (try? JSONSerialization.data(withJSONObject: object)) ?? bytes
  }

  /// Makes the file what it was.
  func restore() { try? original.write(to: URL(fileURLWithPath: file)) }
}

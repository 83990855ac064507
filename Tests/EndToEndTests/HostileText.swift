import Foundation
import TestSupport

/// Text that would do harm if a terminal saw it as it is, or that terminals disagree on.
struct HostileText {
  private static let pieces = [
    "\u{1B}]0;x\u{7}", "\u{1B}]52;c;aGk=", "\u{1B}[2J", "\u{1B}[?1000h", "\u{1B}]8;;\u{1B}0m\u{1B}[>0q", "\u{1B}c",
    "\u{1B}P$qm\u{1B}\\", "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{7}", "\u{8}\u{8}", "\r", "\n", "\t", "\u{0}", "\u{7F}",
    "\u{E}", "\u{202E}evil\u{202C}", "\u{2066}", "\u{200F}", "\u{200B}", "\u{FEFF}", "\u{2028}", "\u{FFFE}", "\u{E000}",
    "👨‍👩‍👧‍👦", "⚠️", "⚠", "⌨️", "🇨🇭", "🇨", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "折り紙の鶴", "한글", "e\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{301}",
    "\u{1100}\u{1161}", "नमस्ते", "שלום", "مرحبا", "ﷺ", "𒐫", "\u{AD}", "½", "word", "a b", "%s%n", "\\x1b[31m", "<b>",
  ]

  private(set) var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Some pieces one behind the other.
  mutating func next() -> String {
    (0..<Int.random(in: 1...8, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }

  /// A JSON value with its words, those under keys that people write words for, replaced by such text.
  mutating func spoil(_ value: Any, under key: String = "") -> Any {
    switch value {
    case let members as [String: Any]:
      return members.keys.sorted().reduce(into: [String: Any]()) { result, key in
        result[key] = members[key].map { spoil($0, under: key) }
      }
    case let elements as [Any]: return elements.map { spoil($0, under: key) }
    case let text as String where Self.keys.contains(key): return text.isEmpty ? text : next() + text.prefix(9) + next()
    default: return value
    }
  }

  private static let keys: Set = [
    "title", "text", "concise", "tip", "warning", "summary", "origin", "category", "licence", "size", "author", "alt",
    "caption", "source",
  ]
}

/// A copy of the swan in a folder of its own, with every word in it replaced.
final class HostileModel {
  let folder: String
  /// The file to open.
  var file: String { folder + "/\u{1B}]0;x\u{7}\u{202E}折 '.json" }

  init(seed: UInt64) throws {
    var text = HostileText(seed: seed)
    let files = FileManager.default
    let swan = BuiltProgram.path("origami_OrigamiResources.resources/Models/swan")
    folder = files.temporaryDirectory.appendingPathComponent("origami-\(UUID().uuidString)").path
    try files.copyItem(atPath: swan, toPath: folder)
    for name in try files.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      let spoilt = text.spoil(try JSONSerialization.jsonObject(with: data))
      let path = name == "swan.json" ? file : folder + "/" + name
      try JSONSerialization.data(withJSONObject: spoilt).write(to: URL(fileURLWithPath: path))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

import Foundation
import TestSupport
import Testing

/// Nothing that a file says or is called commands the terminal.
@Suite(.serialized, .oneAtATime) struct HostileTextTests {
  /// What the program turns on: the keypad, wrapping, the alternate screen, the mouse and marked pastes.
  private static let ownModes: Set = [1, 7, 1000, 1002, 1006, 1049, 2004]

  @Test(
    "a screen full of hostile text is drawn by nothing but the program's own sequences",
    arguments: 0..<6 as Range<UInt64>)
  func screen(seed: UInt64) throws {
    let model = try HostileModel(seed: seed)
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 20...120, using: &random)
    let reading = readingProcess(
      "exec \"$ORIGAMI\" \"$FILE\"", width: width, height: 30, environment: ["FILE": model.file])
    #expect(reading.wait { $0.text.contains { $0.hasPrefix("1.") } }, "seed \(seed)")
    for keys in ["   ", "/e", "\r", "n", "i", "G", "i", "kk", "?", "G", "q", "g"] {
      let step = keys == "g" ? "\u{1B}[27u" + keys : keys
      reading.terminal.type(step)
      reading.settle()
    }
    #expect(reading.wait { $0.text[0].hasPrefix("1.") }, "seed \(seed)")
    let before = reading.screen
    reading.terminal.type("\u{C}")
    reading.settle()
    #expect(reading.screen.text == before.text, "seed \(seed)")
    #expect(reading.screen.rows == before.rows, "seed \(seed)")
    #expect(before.unknown == [] && before.modes == Self.ownModes, "seed \(seed)")
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [], "seed \(seed)")
  }

  @Test("neither does plain text, nor an error, nor the list of models", arguments: 0..<6 as Range<UInt64>)
  func text(seed: UInt64) throws {
    let model = try HostileModel(seed: seed)
    let result = try BuiltProgram.run(
      """
      "$ORIGAMI" "$FILE"; "$ORIGAMI" check "$FILE"; "$ORIGAMI" "$FILE.missing.json" --plain; "$ORIGAMI" $'\\e[2J'
      "$ORIGAMI" print "$FILE" | sed 's/^/x/'; echo '{"\\u001b[31m": 1, "title": "\\u009b2J"}' > "$FILE"; "$ORIGAMI" "$FILE"
      """, environment: ["FILE": model.file])
    #expect(!result.output.isEmpty && !result.errors.isEmpty)
    for text in [result.output, result.errors] {
      for scalar in text.unicodeScalars where Self.isHarmful(scalar) {
        Issue.record("seed \(seed): U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
    default: false
    }
  }
}

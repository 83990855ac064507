import StrictJSON
import TestSupport
import Testing

/// Random texts and values, the same for the same seed.
private struct RandomJSON {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func string() -> String {
    let samples = Array("aB7\"\\/\n\u{0}\u{1F}\u{7F}é€😀\u{301} ".unicodeScalars)
    var text = ""
    for _ in 0..<int(0..<6) { text.unicodeScalars.append(samples[int(0..<samples.count)]) }
    return text
  }

  mutating func value(depth: Int = 0) -> JSONValue {
    switch int(0..<(depth < 5 ? 8 : 6)) {
    case 0: return .null
    case 1: return .bool(int(0..<2) == 0)
    case 2: return .integer(Int(truncatingIfNeeded: generator.next()))
    case 3: return .integer(int(-10..<10))
    case 4:
      let number = Double(bitPattern: generator.next())
      return .number(number.isFinite ? number : 0.5)
    case 5: return .string(string())
    case 6: return .array((0..<int(0..<6)).map { _ in value(depth: depth + 1) })
    default:
      let count = int(0..<12)
      return .object((0..<count).map { index in .init("\(index)" + string(), value(depth: depth + 1)) })
    }
  }

  /// Changes, removes, repeats or inserts some bytes, most of them such as JSON is made of.
  mutating func mutate(_ bytes: inout [UInt8]) {
    let alphabet = Array("{}[]\",:\\u0129-+.eEdD8tfn \n\r\t".utf8) + [0, 0x80, 0xC3, 0xED, 0xEF, 0xF4, 0xFF]
    for _ in 0...int(0..<4) {
      let at = int(0..<bytes.count + 1)
      let end = min(bytes.count, at + int(0..<9))
      switch int(0..<4) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(alphabet[int(0..<alphabet.count)], at: at)
      case 2: bytes.insert(contentsOf: Array(bytes[at..<end]), at: int(0..<bytes.count + 1))
      default: if at < bytes.count { bytes[at] = alphabet[int(0..<alphabet.count)] }
      }
    }
  }
}

/// Reads everything in every way, so that every mistake of kind is met somewhere.
private func readAnyhow(_ reader: JSONReader) -> Bool? {
  _ = (reader.string(), reader.int(), reader.int(in: 0...3), reader.double(in: 0...1), reader.bool())
  let object = reader.object()
  _ = (object.string("a"), object.optional("b")?.int(), object.array("c", readAnyhow))
  _ = object.members { readAnyhow($1) }
  object.finish()
  return reader.elements(count: 2) == nil ? nil : reader.array(readAnyhow).isEmpty
}

struct JSONFuzzTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `What is written reads back as the same value, compact and at any width`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for round in 0..<300 {
      let value = random.value()
      let texts = [value.compactText, value.prettyText(), value.prettyText(lineWidth: random.int(0..<60))]
      for text in texts {
        #expect(try JSONDocument(text).value() == value, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: [UInt64(11), 12, 13])
  func `A line of pretty text keeps to its width wherever it could be broken`(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    for round in 0..<100 {
      let value = random.value()
      for line in value.prettyText(lineWidth: 60).split(separator: "\n") where line.utf8.count > 60 {
        let trimmed = line.drop { $0 == " " }
        let holdsItems = trimmed.contains("[") || trimmed.contains("{")
        #expect(!holdsItems || trimmed.contains("\""), "seed \(seed), round \(round): \(line)")
      }
    }
  }

  @Test(arguments: Mutation.seeds(4))
  func `A damaged text is refused with a place inside it, or is another text`(seed: UInt64) throws {
    var random = RandomJSON(seed: seed)
    for round in 0..<1500 {
      var bytes = Array((round.isMultiple(of: 2) ? random.value().compactText : random.value().prettyText()).utf8)
      random.mutate(&bytes)
      do {
        let document = try JSONDocument(bytes)
        let value = try document.value()
        #expect(try JSONDocument(value.compactText).value() == value, "seed \(seed), round \(round)")
        _ = try? document.read(readAnyhow)
      } catch {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        for error in error.errors {
          #expect((1...lines).contains(error.place.line), "seed \(seed), round \(round)")
          #expect((1...bytes.count + 1).contains(error.place.column), "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test func `Every beginning of a text but the whole is refused`() throws {
    let text = Array(#"{"a": [1.5, "é\ud83d\ude00", {"b": null}], "c": true}"#.utf8)
    for length in text.indices {
      #expect(throws: JSONErrors.self) { try JSONDocument(Array(text[..<length])) }
    }
    _ = try JSONDocument(text).value()
  }
}

import StrictJSON
import Testing

struct JSONSyntaxTests {
  private func error(in bytes: [UInt8]) -> String {
    do {
      return "no error: " + (try JSONDocument(bytes).value().compactText)
    } catch {
      return "\(error)"
    }
  }

  @Test(
    arguments: [
      ("", "1:1: $: expected a value, found the end of the text"),
      ("  \n ", "2:2: $: expected a value, found the end of the text"),
      ("{\"a\": 1", #"1:8: $: expected "," or "}", found the end of the text"#),
      ("{\"a\": [1, 2}", #"1:12: $.a: expected "," or "]", found '}'"#),
      ("[1,]", "1:4: $: expected a value, found ']'"),
      ("[,1]", "1:2: $: expected a value, found ','"),
      ("{\"a\": 1,}", "1:9: $: expected a key, found '}'"),
      ("{a: 1}", #"1:2: $: expected a key or "}", found "a""#),
      ("{\"a\" 1}", #"1:6: $: expected ":", found '1'"#),
      ("[1 2]", #"1:4: $: expected "," or "]", found '2'"#),
      ("1 2", "1:3: $: expected the end of the text, found '2'"),
      ("[nul]", #"1:5: $: expected "null", found ']'"#),
      ("[nu", #"1:4: $: expected "null", found the end of the text"#),
      ("[nil]", #"1:2: $: expected a value, found "nil""#),
      ("file title", #"1:1: $: expected a value, found "file""#),
      ("[NaN]", #"1:2: $: expected a value, found "NaN""#),
      ("// no", "1:1: $: expected a value, found '/'"),
      ("[\n  'a'\n]", "2:3: $: expected a value, found '''"),
      ("[\"é\", x]", #"1:7: $: expected a value, found "x""#),
    ])
  func `A syntax error says where, what was expected and what was found`(text: String, message: String) {
    #expect(error(in: Array(text.utf8)) == message)
  }

  @Test(
    arguments: [
      ("01", "1:2: $: expected no digit after a leading 0, found '1'"),
      ("-", "1:2: $: expected a digit, found the end of the text"),
      ("+1", "1:1: $: expected a value, found '+'"),
      (".5", "1:1: $: expected a value, found '.'"),
      ("1.", "1:3: $: expected a digit, found the end of the text"),
      ("1e+", "1:4: $: expected a digit, found the end of the text"),
      ("[1e999]", "1:2: $: expected a number within ±1.8e308, found 1e999"),
      ("-Infinity", #"1:2: $: expected a digit, found "Infinity""#),
      ("0x10", #"1:2: $: expected the end of the text, found "x""#),
    ])
  func `A number follows JSON's grammar and fits a double`(text: String, message: String) {
    #expect(error(in: Array(text.utf8)) == message)
  }

  @Test(
    arguments: [
      ("\"a", #"1:3: $: expected '"' at the end of the string, found the end of the text"#),
      ("\"a\n\"", #"1:3: $: expected '"' at the end of the string, found the end of the line"#),
      ("\"\t\"", #"1:2: $: expected '"' at the end of the string, found the control character 0x9"#),
      (#""\x""#, #"1:3: $: expected one of " \ / b f n r t u after "\", found "x""#),
      (#""\u12g4""#, #"1:6: $: expected a hexadecimal digit, found "g""#),
      (#""\udc00""#, "1:2: $: expected a whole character, found the second half of a surrogate pair alone"),
      (#""\ud800""#, #"1:8: $: expected the second half of a surrogate pair, found '"'"#),
      (#""\ud800\n""#, #"1:8: $: expected the second half of a surrogate pair, found '\'"#),
      (#""\ud800A""#, "1:8: $: expected the second half of a surrogate pair, found \"A\""),
      (#""\ud800\u0041""#, "1:8: $: expected the second half of a surrogate pair, found another character"),
    ])
  func `A string is whole, without raw control characters and lone surrogates`(text: String, message: String) {
    #expect(error(in: Array(text.utf8)) == message)
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `Bytes that are no UTF-8 are a mistake, not a replacement character`(bytes: [UInt8]) {
    let first = String(bytes[0], radix: 16, uppercase: true)
    let inString = Array("[\"a".utf8) + bytes + Array("\"]".utf8)
    #expect(error(in: inString) == "1:4: $: expected UTF-8, found the byte 0x\(first)")
    #expect(error(in: bytes).hasPrefix("1:1: $: expected a value, found the byte 0x"))
  }

  @Test func `A mistake inside nested values is told with the path of the innermost open one`() {
    let text = "{\r\n  \"steps\": [{\"folds\": [1, {\"a line\": [0, }]}]}"
    #expect(error(in: Array(text.utf8)) == #"2:42: $.steps[0].folds[1]["a line"]: expected a value, found '}'"#)
  }

  @Test func `A byte order mark and carriage returns are no part of the text`() throws {
    let text = "\u{FEFF}{\"a\": 1,\r\n \"a\": 2}\r\n"
    #expect(error(in: Array(text.utf8)) == #"2:2: $.a: the key "a" appears a second time"#)
    #expect(error(in: Array("\u{FEFF}x".utf8)) == #"1:1: $: expected a value, found "x""#)
  }

  @Test func `Nesting deeper than the limit is refused, and up to it read and written`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let deepest = nested(JSONDocument.maximumDepth)
    #expect(try JSONDocument(deepest).value().compactText == deepest)
    #expect(error(in: Array(nested(513).utf8)).contains("expected at most 512 arrays and objects in each other"))
    #expect(error(in: Array(repeating: UInt8(ascii: "["), count: 1_000_000)).contains("expected at most 512"))
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(error(in: Array(objects.utf8)).contains("expected at most 512"))
  }

  @Test func `Keys are the same when their texts are, however they are escaped, in small objects and large`() {
    #expect(error(in: Array(#"{"a": 1, "\u0061": 2}"#.utf8)) == #"1:10: $.a: the key "a" appears a second time"#)
    let many = (0..<20).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    #expect(
      error(in: Array("{\(many),\n\"\\u006b7\": 1, \"k3\": 2}".utf8)) == """
        2:1: $.k7: the key "k7" appears a second time
        2:15: $.k3: the key "k3" appears a second time
        """)
    #expect(error(in: Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)).hasPrefix("no error"))
  }

  @Test func `Of very many mistakes the first thousand are told and the others counted`() {
    let text = "{" + Array(repeating: "\"a\": 0", count: 5001).joined(separator: ",") + "}"
    let lines = error(in: Array(text.utf8)).split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last == "4000 more")
  }
}

import StrictJSON
import Testing

struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { try JSONDocument(text).value() }

  @Test func `Integers are exact over 64 bits, and other numbers are doubles`() throws {
    #expect(try value("[9223372036854775807, -9223372036854775808, -0]") == [.integer(.max), .integer(.min), 0])
    #expect(try value("9223372036854775808") == .number(9_223_372_036_854_775_808))
    #expect(try value("[1.0, 1e2, 2.5E-1, 1e-999]") == [.number(1), .number(100), 0.25, .number(0)])
  }

  @Test func `An integer is not read from a fraction, an exponent, a string or more than 64 bits`() {
    let text = #"[1.0, 1e0, "1", null, 9223372036854775808, 7]"#
    let errors = #expect(throws: JSONErrors.self) { try JSONDocument(text).read { $0.array { $0.int() } } }
    #expect(
      errors?.errors.map(\.problem.description) == [
        "expected an integer, found 1.0", "expected an integer, found 1e0",
        "expected an integer, found the string \"1\"",
        "expected an integer, found null", "expected an integer of 64 bits, found 9223372036854775808",
      ])
  }

  @Test func `Escapes stand for what they name`() throws {
    let text = #""\" \\ \/ \b \f \n \r \t \u0041 \u00e9 \u20AC \ud83d\uDE00 \u0000 é😀""#
    #expect(try value(text) == "\" \\ / \u{8} \u{C} \n \r \t A é € 😀 \0 é😀")
  }

  @Test func `Compact text is one line without a space`() {
    let value: JSONValue = ["a": [1, 2.5, nil, true], "b": [:], "c": [], "d": "x\n\"\\\u{1}\u{7F}é/"]
    #expect(value.compactText == #"{"a":[1,2.5,null,true],"b":{},"c":[],"d":"x\n\"\\\u0001\u007fé/"}"#)
  }

  @Test func `What nobody sees is written by its number, and reads back the same`() throws {
    let text = "\u{1B}[2J\u{7F}\u{9B}2J\u{9F}\u{A0}\u{61C}\u{200D}\u{200F}\u{2028}\u{202E}\u{2069}\u{FEFF}折"
    let written = JSONValue.string(text).compactText
    #expect(
      written == #""\u001b[2J\u007f\u009b2J\u009f"# + "\u{A0}" + #"\u061c"# + "\u{200D}"
        + #"\u200f\u2028\u202e\u2069\ufeff折""#)
    #expect(try value(written) == .string(text))
  }

  @Test func `Pretty text breaks what does not fit and leaves the rest on its line`() {
    let value: JSONValue = [
      "title": "Crane", "steps": [["folds": [["line": [0, 0.5]], ["line": [1, 1]]]], ["folds": []]], "none": [:],
    ]
    #expect(
      value.prettyText(lineWidth: 54) == """
        {
          "title": "Crane",
          "steps": [
            {"folds": [{"line": [0, 0.5]}, {"line": [1, 1]}]},
            {"folds": []}
          ],
          "none": {}
        }

        """)
    #expect(value.prettyText(lineWidth: 53).contains("    {\n      \"folds\": [{\"line\""))
    #expect(JSONValue.array([]).prettyText(lineWidth: 0) == "[]\n")
  }

  @Test func `Doubles are written so that they read back the same, and stay apart from integers`() throws {
    let numbers = [0, -0.0, 1, 0.1, 1e16, 1e-7, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 / 3]
    for number in numbers {
      let written = JSONValue.number(number).compactText
      guard case .number(let read) = try value(written) else {
        Issue.record("\(written) is no number")
        continue
      }
      #expect(read.bitPattern == number.bitPattern)
    }
  }
}

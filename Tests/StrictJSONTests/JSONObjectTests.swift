import StrictJSON
import Testing

struct JSONObjectTests {
  private func errors(in text: String, _ read: (JSONObject) -> Void) -> [String] {
    do {
      try JSONDocument(text).read { read($0.object()) }
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `Kinds of objects are told apart by a key, which still has to be read`() {
    let text = #"{"rnu": 1, "count": 2}"#
    let messages = errors(in: text) { object in
      #expect(object.contains("count"))
      #expect(!object.contains("run"))
      object.finish()
    }
    #expect(
      messages == [
        #"1:2: $.rnu: the key "rnu" is unknown; did you mean "run"?"#,
        #"1:12: $.count: the key "count" is unknown"#,
      ])
  }

  @Test(
    arguments: [
      ("spacng", "spacing"), ("SPACING", "spacing"), ("veiwport", "viewport"), ("view_port", "viewport"),
      ("colour", nil), ("x", nil), ("", nil),
    ])
  func `A misspelt key is told with the nearest known one, if one is near`(key: String, suggestion: String?) {
    let document = #"{"\#(key)": 0}"#
    let error = #expect(throws: JSONErrors.self) {
      try JSONDocument(document).read { reader in
        let object = reader.object()
        _ = (object.optional("spacing"), object.optional("viewport"))
        object.finish()
      }
    }
    #expect(error?.errors.map(\.problem) == [.unknownKey(key, suggestion: suggestion)])
  }

  @Test func `Where keys are data all members are read in their order`() throws {
    let widths = try JSONDocument(#"{"80": 2, "40": 4}"#).read { reader in
      let object = reader.object()
      defer { object.finish() }
      return object.members { key, value in Int(key).map { [$0, value.int()] } }
    }
    #expect(widths == [[80, 2], [40, 4]])
  }

  @Test func `Nothing is read from what is missing or of the wrong kind, and it is told once`() {
    let messages = errors(in: #"{"paper": [1], "steps": {}}"#) { object in
      let paper = object.value("paper") { $0.object() }
      _ = (paper?.string("size"), paper?.int("layers", in: 1...9))
      paper?.finish()
      _ = object.array("steps") { _ in Issue.record("a step") }
      _ = object.value("title") { _ in Issue.record("a title") }
    }
    #expect(
      messages == [
        #"1:1: $: the key "title" is missing"#,
        "1:11: $.paper: expected an object, found an array",
        "1:25: $.steps: expected an array, found an object",
      ])
  }

  @Test func `A program adds mistakes of its own, at their places`() {
    let messages = errors(in: "{\n  \"from\": 3,\n  \"to\": 1}") { object in
      #expect(object.optional("to")?.place == JSONPlace(line: 3, column: 9, path: "$.to"))
      if object.int("from") > object.int("to") { object.reader.report("it ends before it begins") }
      object.required("to")?.report(expected: "an even number")
    }
    #expect(messages == ["1:1: $: it ends before it begins", "3:9: $.to: expected an even number, found 1"])
  }

  @Test func `A value of several kinds is read by its kind`() throws {
    let kinds = try JSONDocument(#"[null, true, 1, 1.5, "", [], {}]"#).read { $0.array { $0.kind } }
    #expect(kinds == [.null, .bool, .number, .number, .string, .array, .object])
  }

  @Test func `A reading that gives up without a reason is a mistake at the root`() {
    let error = #expect(throws: JSONErrors.self) { try JSONDocument("7").read { _ in Int?.none } }
    #expect(error.map { $0.description(inFile: "x.json") } == "x.json:1:1: $: this cannot be read")
  }
}

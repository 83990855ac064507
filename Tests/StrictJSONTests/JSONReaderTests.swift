import StrictJSON
import Testing

/// What a program makes of a JSON text.
private struct Model: Equatable {
  enum Kind: String, CaseIterable { case valley, mountain }

  var title: String
  var difficulty: Int?
  var folds: [(Kind, [Double])]

  static func == (first: Model, second: Model) -> Bool { "\(first)" == "\(second)" }

  init(title: String, difficulty: Int?, folds: [(Kind, [Double])]) {
    self.title = title
    self.difficulty = difficulty
    self.folds = folds
  }

  init(_ reader: JSONReader) {
    let object = reader.object()
    title = object.string("title")
    difficulty = object.optional("difficulty")?.int(in: 1...5)
    folds = object.array("folds") { reader in
      let fold = reader.object()
      let kind = fold.choice("kind", of: Kind.self)
      let line = fold.value("line") { $0.elements(count: 2)?.map { $0.double() } }
      fold.finish()
      guard let kind, let line else { return nil }
      return (kind, line)
    }
    object.finish()
  }
}

struct JSONReaderTests {
  private func errors(in text: String) -> String {
    do {
      return try "\(JSONDocument(text).read { Model($0) })"
    } catch {
      return "\(error)"
    }
  }

  @Test func `A right text becomes the value it describes`() throws {
    let text = #"{"title": "Crane", "difficulty": 4, "folds": [{"kind": "valley", "line": [0, 0.5]}]}"#
    let model = try JSONDocument(text).read { Model($0) }
    #expect(model == Model(title: "Crane", difficulty: 4, folds: [(.valley, [0, 0.5])]))
  }

  @Test func `An optional key may be missing`() throws {
    let model = try JSONDocument(#"{"title": "Crane", "folds": []}"#).read { Model($0) }
    #expect(model == Model(title: "Crane", difficulty: nil, folds: []))
  }

  @Test func `All mistakes are told at once, each with line, column and path`() {
    let text = """
      {
        "titel": "Crane",
        "difficulty": 9,
        "difficulty": 1,
        "folds": [
          {"kind": "vale", "line": [0, 1, 2]},
          {"line": [true, "x"], "kind": "mountain"},
          7
        ]
      }
      """
    #expect(
      errors(in: text) == """
        1:1: $: the key "title" is missing
        2:3: $.titel: the key "titel" is unknown; did you mean "title"?
        3:17: $.difficulty: expected an integer from 1 to 5, found 9
        4:3: $.difficulty: the key "difficulty" appears a second time
        6:14: $.folds[0].kind: expected one of "valley", "mountain", found the string "vale"
        6:30: $.folds[0].line: expected an array of 2, found one of 3
        7:15: $.folds[1].line[0]: expected a number, found true
        7:21: $.folds[1].line[1]: expected a number, found the string "x"
        8:5: $.folds[2]: expected an object, found 7
        """)
  }
}

import Foundation
import Testing

/// What is written about the format names every key that the readers ask for, and no other.
@Suite struct KeyTests {
  private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The keys that readers ask for, in their own words.
  private func keys(readBy files: [String]) throws -> Set<String> {
    let read = /(?:optional|required|contains|value|choice|text|array|string|int)\("([^"]+)"/
    return try Set(
      files.flatMap { try text("Sources/OrigamiModel/\($0).swift").matches(of: read).map { String($0.1) } })
  }

  private func properties(of schema: String) throws -> Set<String> {
    func collect(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(collect($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
      return object.values.reduce(into: own) { $0.formUnion(collect($1)) }
    }
    return collect(try JSONSerialization.jsonObject(with: Data(try text(schema).utf8)))
  }

  private var instructions: Set<String> {
    get throws {
      try keys(readBy: ["Instructions+Reading", "SheetReader", "StepReader", "ActionReader", "ReferenceReader"])
        .union(["tip", "warning"])
    }
  }

  /// What a given state consists of.
  private let states: Set<String> = ["vertices_coords", "origami:vertices_paper", "faces_vertices", "faceOrders"]

  @Test("the schemas have the keys that are read")
  func schemas() throws {
    #expect(try properties(of: "Resources/Models/instructions.schema.json") == instructions.union(states))
    #expect(try properties(of: "Resources/Models/photos.schema.json") == keys(readBy: ["PhotoPage+Reading"]))
  }

  @Test("the manual names every key")
  func manual() throws {
    let manual = try text("Resources/Manual/origami.5").replacing("\\(dq", with: "\"")
    let named = Set(manual.matches(of: /[\w$:]+/).map { String($0.0) })
    #expect(try instructions.union(states).union(keys(readBy: ["PhotoPage+Reading"])).subtracting(named) == [])
    for audience in ["everyone", "most", "beginners"] { #expect(manual.contains(".Cm \(audience) ")) }
  }

  @Test("the article names every key of a step, and of what it does")
  func article() throws {
    let article = try text("Sources/OrigamiModel/OrigamiModel.docc/WritingInstructions.md")
    let named = Set(article.matches(of: /[\w$:]+/).map { String($0.0) })
    let read = try keys(readBy: ["StepReader", "ActionReader", "ReferenceReader"]).union(["tip", "warning"])
    #expect(read.subtracting(named) == [])
  }
}

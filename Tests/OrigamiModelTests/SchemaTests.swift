import Foundation
import OrigamiModel
import Testing

@Suite struct SchemaTests {
  @Test("The instructions of the library keep to the schema", arguments: Library.catalogue.names) func instructions(
    model: String
  ) throws {
    let schema = try Schema(file: Library.catalogue.folder + "/instructions.schema.json")
    #expect(schema.faults(in: try json(Library.catalogue.folder + "/\(model)/\(model).json")) == [])
  }

  @Test("The pages of photos keep to the schema", arguments: Library.catalogue.names) func photos(model: String) throws
  {
    let schema = try Schema(file: Library.catalogue.folder + "/photos.schema.json")
    let folder = Library.catalogue.folder + "/" + model
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("photos-") {
      #expect(schema.faults(in: try json(folder + "/" + name)) == [], "\(name)")
    }
  }

  @Test("The schema refuses what the reader refuses") func refusals() throws {
    let schema = try Schema(file: Library.catalogue.folder + "/instructions.schema.json")
    for action in [
      #"{"flod": "valley"}"#, #"{"fold": "valey", "bring": "top left", "to": "top right"}"#, #"{"turn": "round"}"#,
      #"{"mark": "x", "at": {"between": ["top left"], "at": "1/4"}}"#,
      #"{"mark": "x", "at": {"between": ["a", "b"], "at": 0.25}}"#,
      #"{"fold": "valley", "bring": "top left", "to": "top right", "layers": {"top": 0}}"#,
    ] {
      let text = OrigamiModelTests.instructions(steps: "[{\"title\": \"T\", \"do\": [\(action)]}]")
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(!schema.faults(in: value).isEmpty, "\(action)")
    }
  }

  private func json(_ file: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file)))
  }
}

/// As much of JSON Schema as the schemas here use.
private struct Schema {
  private let root: [String: Any]

  init(file: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any] ?? [:]
  }

  func faults(in value: Any) -> [String] { faults(in: value, root, "$") }

  private func faults(in value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
      faults += target.map { self.faults(in: value, $0, path) } ?? ["\(path): no definition \(name)"]
    }
    if let choices = schema["enum"] as? [String], !choices.contains(where: { $0 == value as? String }) {
      faults.append("\(path): not one of \(choices)")
    }
    if let constant = schema["const"] as? String, constant != value as? String {
      faults.append("\(path): not \(constant)")
    }
    if let type = schema["type"] as? String, !isType(type, value) { return faults + ["\(path): not of type \(type)"] }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let tried = choices.map { self.faults(in: value, $0, path) }
      if !tried.contains([]) { faults.append("\(path): none of \(tried)") }
    }
    if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
      faults.append("\(path): too small")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path): doesn't match \(pattern)")
    }
    if let least = schema["minLength"] as? Int, let text = value as? String, text.count < least {
      faults.append("\(path): too short")
    }
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int, items.count < least { faults.append("\(path): too few") }
      if let most = schema["maxItems"] as? Int, items.count > most { faults.append("\(path): too many") }
      if let item = schema["items"] as? [String: Any] {
        for (index, value) in items.enumerated() { faults += self.faults(in: value, item, "\(path)[\(index)]") }
      }
    }
    if let members = value as? [String: Any] {
      let known = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where members[name] == nil {
        faults.append("\(path): no \(name)")
      }
      for (name, value) in members {
        if let member = known[name] {
          faults += self.faults(in: value, member, "\(path).\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          faults.append("\(path): unknown \(name)")
        }
      }
    }
    return faults
  }

  private func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is Double
    case "integer": value is Int
    default: false
    }
  }
}

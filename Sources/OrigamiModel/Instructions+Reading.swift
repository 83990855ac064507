import Folding
import StrictJSON

extension Instructions {
  /// Reads instructions from JSON in UTF-8.
  ///
  /// - Throws: all that is wrong with them, each with its place.
  public init(json: [UInt8]) throws(JSONErrors) {
    self = try JSONDocument(json).read { Instructions($0) }
  }

  private init?(_ reader: JSONReader) {
    let object = reader.object()
    object.optional("$schema").map { _ = $0.string() }
    let id = object.required("id").flatMap(Identifier.read)
    title = object.text("title")
    origin = object.text("origin")
    summary = object.optional("summary")?.string() ?? ""
    category = object.optional("category")?.array { $0.string() } ?? []
    difficulty = object.optional("difficulty")?.choice(of: Difficulty.self)
    minutes = object.optional("minutes")?.int(in: 1...10_000)
    licence = object.optional("licence")?.string()
    credit = object.optional("credit")?.string()
    let sheet = object.value("start") { SheetReader.sheet(start: $0, paper: object) }
    let paper = object.value("paper") { SheetReader.choice($0, of: sheet ?? Sheet(pose: .square, sideUp: .white)) }
    let names = KnownNames(sheet ?? Sheet(pose: .square, sideUp: .white))
    let actions = ActionReader(names: names)
    steps = StepReader(actions: actions).steps(object)
    var finish: [Action] = []
    for turn in object.optional("finish")?.elements() ?? [] {
      guard let action = actions.action(turn, standIn: "finish") else { continue }
      if action.isTurn { finish.append(action) } else { turn.report("the finished model is only turned, not folded") }
    }
    self.finish = finish
    firstPhotoPage = object.optional("photos").flatMap(RelativePath.read)
    object.finish()
    guard let id, let paper else { return nil }
    self.id = id
    self.paper = paper
  }
}

extension JSONObject {
  /// A text that must be there and not be empty.
  func text(_ name: String) -> String {
    guard let reader = required(name) else { return "" }
    let text = reader.string()
    if reader.kind == .string, text.isEmpty { reader.report(expected: "a text that is not empty") }
    return text
  }
}

/// A word that stands in commands and links: 1 to 60 small letters, digits and hyphens.
enum Identifier {
  private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
  private static let limit = 60

  /// The word that stands there.
  static func read(_ reader: JSONReader) -> String? {
    let text = reader.string()
    if text.allSatisfy(letters.contains), (1...limit).contains(text.count) { return text }
    if reader.kind == .string { reader.report(expected: "1 to 60 small letters, digits and hyphens") }
    return nil
  }

  /// A word that is like a name.
  static func made(from name: String) -> String {
    let word = name.lowercased().split { !letters.contains($0) }.joined(separator: "-").prefix(limit)
    return word.isEmpty ? "model" : String(word)
  }
}

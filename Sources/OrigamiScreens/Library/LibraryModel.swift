import OrigamiModel

/// What the library screen knows of a model, for queries to filter and sort.
struct LibraryModel: Identifiable, Hashable, Sendable {
  let id: ModelKey
  let title: String
  /// The names of its categories from the widest, each ended by `categoryEnd`.
  let category: String
  /// How hard it is and how long it takes, in words.
  let facts: String
  let summary: String
  let file: String
  let stepCount: Int
  /// Why it can't be read, if it can't.
  let fault: String?
  /// What a text is looked for in, as it is and in small letters.
  let text: String
  let smallText: String
  /// By it models are sorted: broken ones come last.
  let order: String

  static let categoryEnd: Character = "\u{1F}"

  init(_ entry: Catalogue.Entry) {
    id = entry.key
    file = entry.folder.file
    let name = file.split(separator: "/").last.map(String.init) ?? file
    switch entry.instructions {
    case .success(let instructions):
      title = instructions.title
      category = instructions.category.map { $0 + String(Self.categoryEnd) }.joined()
      let minutes = instructions.minutes.map { "\($0) min" }
      facts = [instructions.difficulty?.rawValue, minutes].compactMap { $0 }.joined(separator: ", ")
      summary = instructions.summary
      stepCount = instructions.steps.count
      fault = nil
    case .failure(let error):
      title = name
      category = ""
      facts = ""
      summary = ""
      stepCount = 0
      fault = error.lines(withoutPath: file).joined(separator: "\n")
    }
    text = ([title] + names(category) + [name]).joined(separator: "\n")
    smallText = text.lowercased()
    order = (fault == nil ? "0" : "1") + title.lowercased()
  }

  /// The names of its categories from the widest.
  var categories: [String] { names(category) }
}

private func names(_ category: String) -> [String] {
  category.split(separator: LibraryModel.categoryEnd).map(String.init)
}

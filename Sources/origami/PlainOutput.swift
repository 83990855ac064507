import OrigamiModel
import TerminalApp

/// Models as plain text.
enum PlainOutput {
  /// A model's instructions with the moves in words, then its photos in words.
  static func lines(of model: OpenedModel, width: Int) -> [String] {
    var timeline = Timeline(model.instructions)
    let lines = PlainText.lines(of: &timeline, width: width, columns: { TextWidth.width(of: String($0)) })
    return (lines + photoLines(of: model)).map(\.cleanForTerminal)
  }

  private static func photoLines(of model: OpenedModel) -> [String] {
    var pages = model.folder.photos(of: model.instructions)
    guard pages.hasNext else { return [] }
    var lines = ["", "Showcase"]
    do {
      while let page = try pages.next() {
        lines += page.photos.map { "[Photo: \($0.title), by \($0.author): \($0.alternativeText)]" }
      }
    } catch { lines += error.description.split(separator: "\n").map(String.init) }
    return lines
  }

  /// The models of a library, a line each: name, title, what it takes.
  static func list(_ entries: [Catalogue.Entry]) -> [String] {
    let names = entries.map(\.model.name)
    let column = (names.map { TextWidth.width(of: $0) }.max() ?? 0) + 2
    return zip(names, entries).map { name, entry in
      let space = String(repeating: " ", count: column - TextWidth.width(of: name))
      return (name + space + words(for: entry)).cleanForTerminal
    }
  }

  private static func words(for entry: Catalogue.Entry) -> String {
    switch entry.instructions {
    case .success(let instructions):
      let steps = instructions.steps.count
      var facts = [instructions.difficulty?.rawValue, steps == 1 ? "1 step" : "\(steps) steps"].compactMap { $0 }
      if let minutes = instructions.minutes { facts.append("\(minutes) minutes") }
      return "\(instructions.title): \(facts.joined(separator: ", "))"
    case .failure(let error): return "broken: \(error.description.split(separator: "\n").first ?? "")"
    }
  }
}

extension ModelFolder {
  /// The name of its file without the ending.
  var name: String {
    let file = file.split(separator: "/").last.map(String.init) ?? file
    return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
  }
}

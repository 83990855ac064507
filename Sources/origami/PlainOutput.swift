import OrigamiModel
import OrigamiScreens
import TerminalApp

/// Models as plain text.
enum PlainOutput {
  /// A model's instructions in a style and as the reader likes them, then its photos in words.
  static func lines(
    of model: OpenedModel, width: Int, style: PrintOptions.Style = .words, settings: ReadingSettings = ReadingSettings()
  ) -> [String] {
    var timeline = Timeline(model.instructions)
    let spelling: (String) -> String = style == .ascii ? { $0.inASCII } : { $0 }
    let lines = PlainText.lines(
      of: &timeline, width: width, isConcise: settings.wording == .concise, audience: settings.detail.audience,
      columns: { TextWidth.width(of: String($0)) }, spelling: spelling, drawing: drawing(style))
    return (lines + photoLines(of: model, width: width, spelling)).map(\.cleanForTerminal)
  }

  private static func drawing(_ style: PrintOptions.Style) -> PlainText.Drawing? {
    guard style != .words else { return nil }
    return { timeline, step, width in
      // What isn't folded any more is told in words; a file's pictures are finished with the last.
      guard step != nil || !timeline.instructions.showsPictures,
        let scene = try? DiagramScene(of: &timeline, step: step)
      else { return [] }
      let drawing = DiagramDrawing(
        scene, colors: DiagramColors(timeline.instructions.paper),
        capabilities: TerminalCapabilities(colorDepth: .none, isUnicode: style == .unicode))
      let columns = min(width, 48)
      return drawing.surface(size: Size(width: columns, height: columns / 2)).textLines
    }
  }

  private static func photoLines(
    of model: OpenedModel, width: Int, _ spelling: @escaping (String) -> String
  ) -> [String] {
    var pages = model.folder.photos(of: model.instructions)
    guard pages.hasNext else { return [] }
    var lines = ["", "Showcase"]
    do {
      while let page = try pages.next() {
        for photo in page.photos {
          lines += PlainText.lines(
            ofParagraph: "[Photo: \(photo.title), by \(photo.author): \(photo.alternativeText)]", width: width,
            columns: { TextWidth.width(of: String($0)) }, spelling: spelling)
        }
      }
    } catch { lines += error.description.split(separator: "\n").map { spelling(String($0)) } }
    return lines
  }

  /// The models of a library, a line each: name, title, what it takes.
  static func list(_ entries: [Catalogue.Entry]) -> [String] {
    let names = entries.map(\.model.name)
    let column = (names.map { TextWidth.width(of: $0) }.max() ?? 0) + 2
    return zip(names, entries).map { name, entry in
      let space = String(repeating: " ", count: column - TextWidth.width(of: name))
      return (name + space + words(for: entry)).inOneLine
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

extension Surface {
  /// The rows as text without the blanks at their ends, from the first row that shows something to the last.
  fileprivate var textLines: [String] {
    let rows = description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown = rows.indices.filter { !rows[$0].isEmpty }
    guard let first = shown.first, let last = shown.last else { return [] }
    return Array(rows[first...last])
  }
}

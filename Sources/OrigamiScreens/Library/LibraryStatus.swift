import TerminalUI

/// The bottom line of the library: the text that is being typed, or what there is to say.
struct LibraryStatus: View {
  let focus: FocusState<LibraryFocus?>.Binding
  let submit: () -> Void
  @Environment(LibraryState.self) private var library

  var body: some View {
    @Bindable var library = library
    if library.isTyping {
      HStack(spacing: 0) {
        Text("/")
        TextField("title, category or file", text: $library.filter.text)
          .focused(focus, equals: .text)
          .onSubmit(submit)
        Text("  \(LibraryStatusText.count(library))").lineLimit(1)
      }
    } else {
      GeometryReader { proxy in
        Text(LibraryStatusText.line(for: library, width: proxy.size.width)).lineLimit(1)
      }
    }
  }
}

/// The words of the library's bottom line, as many as there is room for.
enum LibraryStatusText {
  /// How many models are shown.
  @MainActor static func count(_ library: LibraryState) -> String {
    let (shown, all) = library.counts
    if library.filter.isEmpty { return all == 1 ? "1 model" : "\(all) models" }
    return "\(shown) of \(all)"
  }

  @MainActor static func line(for library: LibraryState, width: Int) -> String {
    var count = count(library)
    if !library.filter.text.isEmpty { count += " with “\(library.filter.text)”" }
    let about = library.chosenModel.map { $0.fault == nil ? $0.summary : $0.file } ?? ""
    return line(
      count: count, about: library.notice ?? about, isNotice: library.notice != nil,
      hints: library.filter.isEmpty ? ["Enter opens", "? help"] : ["Esc shows all", "? help"], width: width)
  }

  /// The hints stand at the right end; what is said of a model is shortened, what must be said stands first.
  static func line(count: String, about: String, isNotice: Bool, hints: [String], width: Int) -> String {
    if isNotice { return about }
    let choices = [[count] + hints, [count] + hints.suffix(1), [count]]
    let parts = choices.first { TextWidth.width(of: joined($0)) <= width } ?? [count]
    let end = parts.dropFirst().joined(separator: "  ")
    let room = width - TextWidth.width(of: count) - 2 - (end.isEmpty ? 0 : end.count + 2)
    guard room >= 12, !about.isEmpty else { return joined(parts) }
    let words = shortened(about, to: room)
    let gap = String(repeating: " ", count: max(0, room - TextWidth.width(of: words)))
    return joined([count, words + gap] + (end.isEmpty ? [] : [end]))
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: "  ") }

  private static func shortened(_ text: String, to width: Int) -> String {
    if TextWidth.width(of: text) <= width { return text }
    var short = text
    while TextWidth.width(of: short) > width - 1, !short.isEmpty { short.removeLast() }
    return short + "…"
  }
}

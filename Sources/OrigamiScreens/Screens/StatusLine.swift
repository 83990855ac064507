import TerminalUI

/// The bottom line: the model, where in it the reader is, and what is being typed or to be said.
///
/// It alone reads what changes while the screen scrolls.
struct StatusLine: View {
  let reader: ModelReader

  var body: some View {
    switch reader.entry {
    case .search(let text): EntryLine(mark: "/", text: text)
    case .number(let digits): EntryLine(mark: "step ", text: digits, hint: "  Enter goes there")
    case .none:
      GeometryReader { proxy in
        Text(StatusText.line(for: reader, width: proxy.size.width)).lineLimit(1)
      }
    }
  }
}

/// What is being typed.
private struct EntryLine: View {
  let mark: String
  let text: String
  var hint = ""

  var body: some View {
    HStack(spacing: 0) {
      Text(mark + text).truncationMode(.head)
      Text("▏").accessibilityFocused(true).layoutPriority(2)
      Text(hint).foregroundStyle(.secondary).layoutPriority(1)
    }
    .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }
}

import OrigamiModel
import TerminalUI

/// The keys, and the signs of the diagrams; in front of everything until it is closed.
struct HelpScreen: View {
  var keys = HelpKeys.all
  /// Whether the signs of diagrams are explained too.
  var showsSigns = true
  @Environment(\.dismiss) private var dismiss
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Keys").bold()
        ForEach(keys.indices, id: \.self) { index in
          HelpRow(keys[index].meaning) { Text(keys[index].keys) }
        }
        if showsSigns {
          Text("Signs").bold().padding(.top)
          ForEach(DiagramSymbol.all.indices, id: \.self) { index in SymbolRow(symbol: DiagramSymbol.all[index]) }
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
    .scrollPosition($position)
    .accessibilityFocused(true)
    .onKeyPress { press in
      switch ReaderAction(press) {
      case .scrollLines(let count): position.scrollBy(count)
      case .scrollPages(let count): position.scrollBy(pages: Double(count))
      case .scrollHalfPages(let count): position.scrollBy(pages: Double(count) / 2)
      case .goToTop: position.scrollTo(edge: .top)
      case .goToEnd: position.scrollTo(edge: .bottom)
      case .open(.help), .close, .quit, .confirm: dismiss()
      default: return .ignored
      }
      return .handled
    }
  }
}

/// A line of the help: keys and what they do.
struct HelpKeys {
  let keys: String
  let meaning: String

  /// All keys of a model's screen.
  static let all = [
    HelpKeys("j k ↓ ↑", "a line down, up"),
    HelpKeys("Space f PgDn", "a page down"),
    HelpKeys("b PgUp", "a page up"),
    HelpKeys("d u", "half a page down, up"),
    HelpKeys("g Home  G End", "to the beginning, to the end"),
    HelpKeys("] [", "to the next, the previous step"),
    HelpKeys("4 Enter, 4 g", "to step 4"),
    HelpKeys("/ n N", "search; to the next, the previous match"),
    HelpKeys("c", "the contents: choose a step to go to"),
    HelpKeys("s", "to the showcase, and back"),
    HelpKeys("h l ← →", "move the row of small pictures"),
    HelpKeys("x", "mark the step as done, or not"),
    HelpKeys(". Enter", "play the step's fold, again"),
    HelpKeys("<", "from the played fold back to the diagram"),
    HelpKeys("w", "tell the moves in words, or not"),
    HelpKeys(",", "settings: detail, wording, glyphs, motion"),
    HelpKeys("r", "read the file again"),
    HelpKeys("i", "show the engine at work"),
    mouse,
    HelpKeys("? F1", "this help"),
    HelpKeys("Esc Backspace", "close what is on top"),
    HelpKeys("Ctrl-L", "draw the screen anew"),
    HelpKeys("q", "quit"),
  ]

  /// How text is selected.
  static let mouse = HelpKeys("M", "let the mouse select text, or again not; Shift does too")

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

private struct SymbolRow: View {
  let symbol: DiagramSymbol

  var body: some View {
    HelpRow(symbol.words) {
      Canvas { context, size in
        let capabilities = TerminalCapabilities(colorDepth: context.colorDepth, isUnicode: context.isUnicode)
        context.draw(symbol.sample(size: size, capabilities: capabilities), at: .zero)
      }
      .frame(width: HelpRowLayout.signWidth, height: symbol.sampleHeight)
    }
  }
}

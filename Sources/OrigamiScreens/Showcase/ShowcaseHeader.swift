import TerminalUI

/// The header of the showcase: its name on a rule, which stays on top while pictures are read.
struct ShowcaseHeader: View {
  var body: some View {
    Canvas { context, size in
      let rule = String(repeating: context.isUnicode ? "─" : "-", count: max(0, size.width))
      context.draw(Text(rule).foregroundStyle(.secondary), at: .zero, anchor: .topLeading)
      context.draw(Text(" Showcase ").bold(), at: Point(x: 2, y: 0), anchor: .topLeading)
    }
    .frame(height: 1)
  }
}

import TerminalUI

/// A full screen of the benchmark's rows above a fixed line.
struct RowsScreen: View {
  @Environment(\.quit) private var quit
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { GeneratedRow(index: $0) } }
      }
      .scrollIndicators(.hidden)
      .scrollPageOverlap(0)
      Text("q quit  up/down line  pgup/pgdn page  home/end")
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }
}

private struct GeneratedRow: View {
  let index: Int

  var body: some View {
    let row = RowGenerator.row(index)
    Text(row.title).bold() + Text("\n\(row.paragraph)\n")
  }
}

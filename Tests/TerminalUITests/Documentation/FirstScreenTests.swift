import Testing

// Only what is public, as in the article "Your first terminal screen", whose code this is.
import TerminalUI

struct FoldRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

struct FoldScreen: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(alignment: .leading) {
      Text("Folds").bold()
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100_000, id: \.self) { number in FoldRow(name: "fold \(number)") }
        }
      }
      .scrollPosition($position)
    }
    .onKeyPress("g") {
      position.scrollTo(id: 50_000, anchor: .top)
      return .handled
    }
  }
}

@MainActor @Suite struct FirstScreenTests {
  @Test func theFirstScreenDoesWhatItsArticleSays() {
    let host = ViewHost(width: 14, height: 4) { FoldScreen() }
    host.send(.return)
    #expect(host.screen.contains("fold 0: 1"))
    host.send("g")
    #expect(host.screen.contains("fold 50000: 0"))
    #expect(host.statistics.total.rowsBuilt < 50)
  }
}

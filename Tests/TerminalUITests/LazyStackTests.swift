import Testing

@testable import TerminalUI

@MainActor @Suite struct LazyStackTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  private func rows(_ count: Int) -> some View {
    ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }

  @Test func aMillionRowsAreBuiltAsFarAsTheyAreSeen() {
    let host = ViewHost(width: 12, height: 4) { rows(1_000_000) }
    #expect(host.screen == "row 0      ┃\nrow 1      │\nrow 2      │\nrow 3      │")
    #expect(host.statistics.total.bodiesEvaluated <= 12)
    host.send(.downArrow)
    #expect(host.screen == "row 1      │\nrow 2      ┃\nrow 3      │\nrow 4      │")
    host.send(.end)
    #expect(host.screen == "row 999996 │\nrow 999997 │\nrow 999998 │\nrow 999999 ┃")
    #expect(host.statistics.total.bodiesEvaluated <= 40)
    host.send(.home)
    #expect(host.screen == "row 0      ┃\nrow 1      │\nrow 2      │\nrow 3      │")
  }

  @Test func aHeaderIsPinnedAndPushed() {
    let host = ViewHost(width: 8, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<3) { Text("\(section).\($0)") }
            } header: {
              Text("S\(section)")
            }
          }
        }
      }
    }
    #expect(host.screen == "S0     ┃\n0.0    │\n0.1    │")
    host.send(.downArrow)
    #expect(host.screen == "S0     │\n0.1    ┃\n0.2    │")
    host.send(.downArrow)
    host.send(.downArrow)
    #expect(host.screen == "S0     │\nS1     ┃\n1.0    │")
    host.send(.downArrow)
    #expect(host.screen == "S1     │\n1.0    ┃\n1.1    │")
  }

  @Test func aProgramScrollsToARowNeverLoaded() {
    struct Jump: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<100_000, id: \.self) { Text("row \($0)") } } }
          .scrollPosition($position)
          .onKeyPress("j") {
            position.scrollTo(id: 77_777, anchor: .top)
            return .handled
          }
      }
    }
    let host = ViewHost(width: 12, height: 2) { Jump() }
    host.send("j")
    #expect(host.screen == "row 77777  │\nrow 77778  ┃")
  }

  @Test func aRowInALazyStackKeepsItsStateWhileOthersAreInserted() {
    struct Screen: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(items, id: \.self) { Counter(id: $0) } }
        }.onKeyPress("i") {
          items.insert(0, at: 0)
          return .handled
        }
      }
    }
    struct Counter: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("\(id): \(count)") { count += 1 } }
    }
    let host = ViewHost(width: 8, height: 4) { Screen() }
    host.send(.return)
    host.send("i")
    #expect(host.screen == "0: 0\n1: 1\n2: 0\n3: 0")
    host.send(.return)
    #expect(host.screen == "0: 0\n1: 2\n2: 0\n3: 0")
  }
}

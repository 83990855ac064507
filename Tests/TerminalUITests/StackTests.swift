import Testing

@testable import TerminalUI

@MainActor @Suite struct StackTests {
  @Test func textStandsInTheMiddleOfTheScreen() {
    let host = ViewHost(width: 11, height: 3) { Text("hello") }
    #expect(host.screen == "\n   hello\n")
  }

  @Test func aStackGivesTheLeastFlexibleItsSpaceFirst() {
    let host = ViewHost(width: 20, height: 3) {
      VStack(alignment: .leading) {
        HStack {
          Text("a")
          Spacer()
          Text("end")
        }
        Divider()
        Text("one two three four five")
      }
    }
    #expect(host.screen == "a                end\n────────────────────\none two three four…")
  }

  @Test func aButtonHasTheFocusAtStartAndReturnChangesTheState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("more") { count += 1 }
        }
      }
    }
    let host = ViewHost(width: 9, height: 2) { Counter() }
    #expect(host.screen == " count 0\n  more")
    host.send(.return)
    host.send(.space)
    #expect(host.screen == " count 2\n  more")
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.surface[2, 1].style.attributes.contains(.reverse))
  }

  @Test func scrollingMovesContentThatIsNotLazy() {
    let host = ViewHost(width: 10, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<6) { Text("row \($0)") } } }
    }
    #expect(host.screen == "  row 0  ┃\n  row 1  ┃\n  row 2  │")
    host.send(.downArrow)
    #expect(host.screen == "  row 1  ┃\n  row 2  ┃\n  row 3  │")
    host.send(.end)
    #expect(host.screen == "  row 3  │\n  row 4  ┃\n  row 5  ┃")
  }
}

import Testing

@testable import TerminalUI

/// No rows, and rows with the same id.
@MainActor @Suite struct OddRowsTests {
  @Test func anEmptyStackWithAMarginHasNoNegativeSize() {
    let probe = ScrollProbe()
    let host = ViewHost(width: 10, height: 10) {
      ScrollView { LazyVStack { ForEach([Int](), id: \.self) { Text("\($0)") } }.padding(.top, 3) }.noting(probe)
    }
    for _ in 0..<2 {
      #expect(probe.geometry?.rows.all == 0)
      #expect(probe.offset == 0)
      #expect(probe.contentHeight == 3)
      #expect(probe.geometry?.containerSize == Size(width: 10, height: 10))
      #expect(host.screen.allSatisfy { $0 == "\n" })
      host.send(.end)
    }
  }

  @Test(arguments: [true, false]) func rowsWithTheSameIdAreDrawnInOrderAndReportedOnce(isLazy: Bool) {
    struct Screen: View {
      let isLazy: Bool
      let probe: ScrollProbe
      @State private var position = ScrollPosition(idType: String.self)
      private let rows = [("a", 1), ("b", 2), ("a", 1), ("c", 2)]

      private var loop: some View {
        ForEach(rows, id: \.0) { row in Text(row.0).frame(height: row.1, alignment: .top) }
      }

      var body: some View {
        ScrollView {
          if isLazy { LazyVStack { loop } } else { VStack { loop } }
        }
        .scrollPosition($position)
        .noting(probe)
        .onKeyPress("g") {
          position.scrollTo(id: "a", anchor: .top)
          return .handled
        }
      }
    }
    let probe = ScrollProbe()
    let host = ViewHost(width: 1, height: 8) { Screen(isLazy: isLazy, probe: probe) }
    #expect(host.screen == "a\nb\n\na\nc\n\n\n")
    #expect(probe.contentHeight == 6)
    host.send("g")
    host.resize(width: 1, height: 2)
    host.send("g")
    #expect(host.line(0) == "a")
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics.first?.contains("\"a\"") == true)
  }
}

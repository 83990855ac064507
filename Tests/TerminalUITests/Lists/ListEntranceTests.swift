import Testing

@testable import TerminalUI

/// Where the focus comes into a list.
@MainActor @Suite struct ListEntranceTests {
  private struct Screen: View {
    @State var chosen: Int?
    var body: some View {
      VStack(alignment: .leading) {
        Button("before") {}
        List(0..<100, id: \.self, selection: $chosen) { Text("row \($0)") }
      }
    }
  }

  private struct Alone: View {
    @State var chosen: Int?
    var body: some View { List(0..<100, id: \.self, selection: $chosen) { Text("row \($0)") } }
  }

  @Test(arguments: [2, 70]) func theFocusStartsAtTheChosenRow(row: Int) {
    let host = ViewHost(width: 12, height: 5) { Alone(chosen: row) }
    #expect(host.screen.contains("› row \(row)"))
    host.send(.downArrow)
    #expect(host.screen.contains("› row \(row + 1)"))
  }

  @Test func tabComesIntoAListAtTheChosenRow() {
    let host = ViewHost(width: 12, height: 5) { Screen(chosen: 2) }
    host.send(.tab)
    #expect(host.screen.contains("› row 2"))
    host.send(.downArrow)
    #expect(host.screen.contains("› row 3"))
  }
}

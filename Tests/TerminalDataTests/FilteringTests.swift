import Foundation
import TerminalUI
import Testing

@testable import TerminalData

/// Why a list is filtered where its data comes from, and not in its rows: what each way costs, side by side.
@MainActor @Suite struct FilteringTests {
  struct Note: Identifiable, Equatable {
    let id: Int
    let parity: Int
  }

  struct Row: View {
    let number: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "row \(number)" : "off \(number)") }
  }

  /// A row that is not there for every element: how many there are is known only when each was asked.
  struct ConditionalRow: View {
    let number: Int
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let text = isEnabled ? "row \(number)" : "off \(number)"
      if number % 2 == 0 { Text(text) }
    }
  }

  struct QueriedRows: View {
    @Query(filter: #Predicate<Note> { $0.parity == 0 }, sort: \.id) private var notes: [Note]
    var body: some View { ForEach(notes) { Row(number: $0.id) } }
  }

  struct Screen<Rows: View>: View {
    let target: Int
    @ViewBuilder let rows: Rows
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isDisabled = false
    var body: some View {
      ScrollView { LazyVStack(alignment: .leading) { rows } }
        .scrollPosition($position)
        .disabled(isDisabled)
        .onKeyPress("g") {
          position.scrollTo(id: target, anchor: .top)
          return .handled
        }
        .onKeyPress("d") {
          isDisabled.toggle()
          return .handled
        }
    }
  }

  @Test func anIdAmongUnaryElementsIsFoundWithoutBuildingTheOthers() {
    let host = ViewHost(width: 12, height: 4) {
      Screen(target: 90_000) { ForEach(0..<100_000, id: \.self) { Row(number: $0) } }
    }
    host.send("g")
    #expect(host.screen.hasPrefix("row 90000"))
    #expect(host.statistics.total.bodiesEvaluated < 60)
    host.send("d")
    #expect(host.screen.hasPrefix("off 90000"))
    #expect(host.statistics.bodiesEvaluated < 60)
  }

  @Test func aConditionInTheRowsBuildsAndKeepsAllBeforeTheOneSought() {
    let host = ViewHost(width: 12, height: 4) {
      Screen(target: 3_000) { ForEach(0..<4_000, id: \.self) { ConditionalRow(number: $0) } }
    }
    host.send("g")
    #expect(host.screen.hasPrefix("row 3000"))
    #expect(host.statistics.total.bodiesEvaluated >= 3_000)
    host.send("d")
    #expect(host.screen.hasPrefix("off 3000"))
    #expect(host.statistics.bodiesEvaluated >= 3_000)
  }

  @Test func aRowThatIsNotThereFollowsTheEnvironmentThatItReads() {
    struct HiddenRow: View {
      let number: Int
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        if isEnabled == (number == 1) { Text("row \(number)") }
      }
    }
    let host = ViewHost(width: 12, height: 4) { Screen(target: 0) { ForEach(0..<3) { HiddenRow(number: $0) } } }
    #expect(host.screen == "row 1\n\n\n")
    host.send("d")
    #expect(host.screen == "row 0\nrow 2\n\n")
    host.send("d")
    #expect(host.screen == "row 1\n\n\n")
  }

  @Test func aFilterInTheQueryBuildsNoneOfThem() {
    let store = DataStore()
    for id in 0..<20_000 { store.insert(Note(id: id, parity: id % 2)) }
    let host = ViewHost(width: 12, height: 4) { Screen(target: 18_000) { QueriedRows() }.dataStore(store) }
    host.send("g")
    #expect(host.screen.hasPrefix("row 18000"))
    #expect(host.statistics.total.bodiesEvaluated < 60)
    host.send("d")
    #expect(host.screen.hasPrefix("off 18000"))
    #expect(host.statistics.bodiesEvaluated < 60)
  }
}

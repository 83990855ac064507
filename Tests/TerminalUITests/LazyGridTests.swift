import Testing

@testable import TerminalUI

@MainActor @Suite struct LazyGridTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String { "\(id)" }
  }

  @Test func cellsFlowIntoFlexibleColumnsLineByLine() {
    let host = ViewHost(width: 12, height: 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<5) { Text("c\($0)") } }
      }
    }
    #expect(host.screen == " c0     c1\n c2     c3\n c4")
  }

  @Test func onlyTheLinesInViewAreBuilt() {
    let host = ViewHost(width: 20, height: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 4))]) { ForEach(0..<100_000, id: \.self) { Text("\($0)") } }
      }
    }
    #expect(host.statistics.total.rowsBuilt <= 12)
    host.send(.end)
    #expect(host.screen.contains("9999"))
    #expect(host.statistics.total.rowsBuilt <= 40)
  }

  @Test func aFixedColumnTakesItsSizeAndTheLineIsAsHighAsItsTallestCell() {
    let host = ViewHost(width: 14, height: 4) {
      LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.flexible(), alignment: .topLeading)], alignment: .leading) {
        Text("abc def")
        Text("right")
        Text("x")
        Text("y")
      }
    }
    #expect(host.screen == "abc right\ndef\n x  y\n")
  }

  @Test func aWidthChangeKeepsTheFirstCellInTheFirstLine() {
    let host = ViewHost(width: 20, height: 2) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 4))], alignment: .leading) {
          ForEach(0..<1000, id: \.self) { Text("\($0)") }
        }
      }.scrollIndicators(.hidden)
    }
    for _ in 0..<30 { host.send(.downArrow) }
    #expect(host.screen.hasPrefix(" 120"))
    host.resize(width: 30, height: 2)
    #expect(host.screen.split(separator: "\n")[0].contains("120"))
    host.resize(width: 20, height: 2)
    #expect(host.screen.hasPrefix(" 120"))
  }

  @Test func aSectionBeginsANewLineAndItsHeaderIsPinned() {
    let host = ViewHost(width: 9, height: 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<3) { Text("\(section)\($0)") }
            } header: {
              Text("S\(section)").frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
      }.scrollIndicators(.hidden)
    }
    #expect(host.screen == "S0\n 00   01\n 02")
    host.send(.downArrow)
    host.send(.downArrow)
    #expect(host.screen == "S0\nS1\n 10   11")
  }

  @Test func insertedCellsShiftTheOthersAndStateFollowsItsCell() {
    struct Screen: View {
      @State private var items = (1...4).map { Item(id: $0) }
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(4)), GridItem(.fixed(4))], alignment: .leading) {
            ForEach(items) { Counter(item: $0) }
          }
        }.onKeyPress("i") {
          items.insert(Item(id: 0), at: 0)
          return .handled
        }
      }
    }
    struct Counter: View {
      let item: Item
      @State private var count = 0
      var body: some View { Button("\(item.text):\(count)") { count += 1 } }
    }
    let host = ViewHost(width: 10, height: 4) { Screen() }
    #expect(host.screen == "1:0  2:0\n3:0  4:0\n\n")
    host.send(.return)
    host.send("i")
    #expect(host.screen == "0:0  1:1\n2:0  3:0\n4:0\n")
  }

  @Test func aProgramScrollsToACellNeverLoaded() {
    struct Jump: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            ForEach(0..<90_000, id: \.self) { Text("\($0)") }
          }
        }
        .scrollPosition($position)
        .onKeyPress("j") {
          position.scrollTo(id: 60_001, anchor: .top)
          return .handled
        }
      }
    }
    let host = ViewHost(width: 24, height: 2) { Jump() }
    host.send("j")
    #expect(host.screen.split(separator: "\n")[0].contains("60000"))
    #expect(host.screen.split(separator: "\n")[0].contains("60001"))
  }

  @Test func aHorizontalGridFlowsDownwards() {
    let host = ViewHost(width: 9, height: 2) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) { ForEach(0..<6) { Text("c\($0)") } }
      }
    }
    #expect(host.screen == "c0 c2 c4\nc1 c3 c5")
  }
}

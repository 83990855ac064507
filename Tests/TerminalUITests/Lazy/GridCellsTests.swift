import Testing

@testable import TerminalUI

/// Cells of lazy grids that come from elements of any number of views, and what becomes of them when they move.
@MainActor @Suite struct GridCellsTests {
  /// A cell that may be focused, has a count of its own, and counts keys while it has the focus.
  private struct Cell: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("\(number):\(count)") { count += 1 } }
  }

  /// A grid whose numbers a key changes.
  private struct Grid: View {
    @State var numbers: [Int]
    let change: (inout [Int]) -> Void
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 5), alignment: .leading)], alignment: .leading) {
          ForEach(numbers, id: \.self) { Cell(number: $0) }
        }
      }
      .scrollIndicators(.hidden)
      .onKeyPress("c") {
        change(&numbers)
        return .handled
      }
    }
  }

  /// What is drawn in reverse.
  private func focused(_ host: ViewHost) -> String {
    let surface = host.surface
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { y, line in
      String(line.enumerated().filter { surface[$0.offset, y].style.attributes.contains(.reverse) }.map(\.element))
    }.joined()
  }

  private struct Various: View {
    let number: Int
    var body: some View {
      switch number % 3 {
      case 0: Text("one \(number)")
      case 1: EmptyView()
      default:
        Text("two \(number)")
        Text("2nd \(number)")
      }
    }
  }

  @Test func aProgramScrollsToACellOfAnElementWhoseNumberOfViewsItsTypeDoesNotTell() {
    struct Jump: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<300, id: \.self) { Various(number: $0) } }
        }
        .scrollPosition($position)
        .onKeyPress("j") {
          position.scrollTo(id: 150, anchor: .top)
          return .handled
        }
        .onKeyPress("e") {
          position.scrollTo(id: 151, anchor: .top)
          return .handled
        }
      }
    }
    let host = ViewHost(width: 24, height: 3) { Jump() }
    host.send("j")
    // Each three elements are three cells: element 150 is cell 150, the first of line 75.
    #expect(host.line(0).contains("one 150"))
    #expect(host.line(0).contains("two 152"))
    #expect(host.line(1).contains("2nd 152"))
    let screen = host.screen
    host.send("e")
    #expect(host.screen == screen, "an element without a view is nowhere")
  }

  @Test func theOthersFlowOnWhenAnElementGetsAnotherNumberOfViews() {
    struct Screen: View {
      @State private var isTwo = false
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
            ForEach(0..<4, id: \.self) { number in
              Text("a\(number)")
              if isTwo && number == 1 { Text("b\(number)") }
            }
          }
        }
        .onKeyPress("t") {
          isTwo.toggle()
          return .handled
        }
      }
    }
    let host = ViewHost(width: 8, height: 3) { Screen() }
    let before = "a0  a1\na2  a3\n"
    #expect(host.screen == before)
    host.send("t")
    #expect(host.screen == "a0  a1\nb1  a2\na3")
    host.send("t")
    #expect(host.screen == before)
  }

  @Test(arguments: [12, 17, 6, 40]) func theFocusedCellKeepsFocusAndStateWhenTheNumberOfColumnsChanges(width: Int) {
    let host = ViewHost(width: 24, height: 4) { Grid(numbers: Array(0..<200)) { _ in } }
    for key in [KeyEquivalent.downArrow, .downArrow, .rightArrow, .return] { host.send(key) }
    #expect(focused(host) == "9:1")
    host.resize(width: width, height: 4)
    host.advance()
    host.send(.return)
    host.resize(width: 24, height: 4)
    host.advance()
    #expect(focused(host) == "9:2")
  }

  @Test func aFocusedCellOutOfViewIsKeptOverAChangeOfColumnsForLongerThanOthers() {
    let host = ViewHost(width: 24, height: 4) { Grid(numbers: Array(0..<2000)) { _ in } }
    host.send(.return)
    #expect(focused(host) == "0:1")
    host.wheel(down: true, 40)
    host.resize(width: 12, height: 4)
    host.advance()
    host.wheel(down: true, 40)
    host.resize(width: 24, height: 4)
    host.wheel(down: true, 40)
    #expect(focused(host) == "")
    host.send(.return)
    host.wheel(down: false, 400)
    #expect(focused(host) == "0:2")
  }

  @Test func aFocusedCellThatMovesOutOfViewIsKept() {
    let host = ViewHost(width: 24, height: 4) {
      Grid(numbers: Array(0..<100)) { $0.swapAt(0, 99) }
    }
    host.send(.return)
    #expect(focused(host) == "0:1")
    host.send("c")
    #expect(host.line(0).hasPrefix("99:0"))
    #expect(focused(host) == "")
    for _ in 0..<40 { host.wheel(down: host.screen.contains("1:0"), 1) }
    host.send(.return)
    host.send("c")
    host.wheel(down: false, 400)
    #expect(focused(host) == "0:2")
  }

  @Test func theStateOfTheCellsInViewFollowsThemThroughAnyOrder() {
    let host = ViewHost(width: 24, height: 3) { Grid(numbers: Array(0..<12)) { $0.reverse() } }
    for _ in 0..<3 {
      host.send(.return)
      host.send(.rightArrow)
    }
    #expect(host.line(0) == "0:1    1:1   2:1   3:0")
    host.send("c")
    #expect(host.line(2) == "3:0    2:1   1:1   0:1")
    host.send("c")
    #expect(host.line(0) == "0:1    1:1   2:1   3:0")
  }

  @Test func tabGoesThroughTheViewsOfAnElementInSeveralCellsOnce() {
    let host = ViewHost(width: 12, height: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3)), GridItem(.fixed(3))]) {
          ForEach(0..<3, id: \.self) { number in
            Button("a\(number)") {}
            Button("b\(number)") {}
          }
        }
      }
    }
    var seen: [String] = []
    for _ in 0..<7 {
      seen.append(focused(host))
      host.send(.tab)
    }
    #expect(seen == ["a0", "b0", "a1", "b1", "a2", "b2", "a0"])
  }

  @Test func theArrowGoesOnToTheSecondViewOfAnElementWhoseFirstIsInView() {
    let host = ViewHost(width: 8, height: 3) {
      ScrollView {
        LazyVStack {
          ForEach(0..<9, id: \.self) { number in
            Button("a\(number)") {}
            Button("b\(number)") {}
          }
        }
      }.scrollIndicators(.hidden)
    }
    for name in ["a0", "b0", "a1", "b1", "a2", "b2", "a3"] {
      #expect(focused(host) == name)
      host.send(.downArrow)
    }
  }

  @Test func anElementInSeveralRowsDisappearsWhenTheLastOfThemLeft() {
    var log: [String] = []
    let host = ViewHost(width: 8, height: 2) {
      ScrollView {
        LazyVStack {
          ForEach(0..<50, id: \.self) { number in
            Text("a\(number)").onAppear { log.append("+\(number)") }.onDisappear { log.append("-\(number)") }
            Text("b\(number)")
          }
        }
      }
    }
    #expect(log == ["+0"])
    host.send(.downArrow)
    #expect(log == ["+0", "+1"])
    host.send(.downArrow)
    #expect(log == ["+0", "+1", "-0"])
  }

  @Test func theControlsOfCellsThatAreGoneTakeNoShortcut() {
    struct Screen: View {
      @State private var numbers = Array(0..<9)
      let pressed: (Int) -> Void
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 4))]) {
            ForEach(numbers, id: \.self) { number in
              Button("\(number)") { pressed(number) }.keyboardShortcut(KeyEquivalent(Character("\(number)")))
            }
          }
        }
        .onKeyPress("r") {
          numbers.reverse()
          return .handled
        }
        .onKeyPress("d") {
          numbers.removeAll { $0 % 3 > 0 }
          return .handled
        }
      }
    }
    var pressed: [Int] = []
    let host = ViewHost(width: 20, height: 4) { Screen { pressed.append($0) } }
    host.send("r")
    host.resize(width: 10, height: 4)
    host.send("d")
    host.resize(width: 20, height: 4)
    for number in 0..<9 { host.send(KeyEquivalent(Character("\(number)")), modifiers: .control) }
    #expect(pressed == [0, 3, 6])
  }
}

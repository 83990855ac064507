import TerminalCore
import Testing

@testable import TerminalUI

/// Controls in the rows of lazy containers: focus, clicks and state.
@MainActor @Suite struct RowFocusTests {
  struct Counter: View {
    var name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func counters(_ count: Int, width: Int = 12, height: Int = 10) -> ViewHost {
    ViewHost(width: width, height: height) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Counter(name: "row \($0)") } } }
    }
  }

  /// The row whose cells are reversed.
  private func focusedLine(_ host: ViewHost) -> String? {
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    for y in 0..<host.surface.size.height where host.surface[0, y].style.attributes.contains(.reverse) {
      return lines[y].split(separator: " ").prefix(2).joined(separator: " ")
    }
    return nil
  }

  @Test func aHundredTimesDownFocusesTheHundredthRowAndEachIsInView() {
    let host = counters(1000)
    #expect(focusedLine(host) == "row 0")
    for row in 1...100 {
      host.send(.downArrow)
      #expect(focusedLine(host) == "row \(row)")
    }
  }

  @Test func movingTheFocusByOneScrollsNothingThatIsInView() {
    let host = counters(1000)
    host.send(.downArrow)
    #expect(host.screen.hasPrefix("row 0"))
    #expect(focusedLine(host) == "row 1")
  }

  @Test func aFocusedRowThatIsScrolledAwayKeepsItsFocusAndItsState() {
    let host = counters(100)
    for _ in 0..<4 { host.send(.downArrow) }
    host.send(.return)
    #expect(host.screen.contains("row 4 1"))
    for _ in 0..<17 { host.send(.mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 1, y: 1)))) }
    #expect(!host.screen.contains("row 4 "))
    host.send(.space)
    host.send(.home)
    for _ in 0..<17 { host.send(.mouse(MouseEvent(.wheelUp, button: .none, at: Point(x: 1, y: 1)))) }
    #expect(host.screen.contains("row 4 2"))
  }

  @Test func aClickReachesTheRowAndTheLineUnderThePointer() {
    var hits: [String] = []
    let host = ViewHost(width: 12, height: 8) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            VStack(alignment: .leading) {
              ForEach(0..<4, id: \.self) { line in
                Text("\(row).\(line)").onTapGesture { hits.append("\(row).\(line)") }
              }
            }
          }
        }
      }
    }
    for _ in 0..<3 { host.send(.downArrow) }
    for y in [0, 1, 5] {
      host.send(.mouse(MouseEvent(.down, at: Point(x: 1, y: y))))
      host.send(.mouse(MouseEvent(.up, at: Point(x: 1, y: y))))
    }
    #expect(hits == ["0.3", "1.0", "2.0"])
  }

  @Test func theStateOfARowNeverShowsInAnother() {
    struct Row: View {
      var number: Int
      @State private var isOn = false
      var body: some View { Toggle("row \(number)", isOn: $isOn) }
    }
    let host = ViewHost(width: 14, height: 5) {
      ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<100, id: \.self) { Row(number: $0) } } }
    }
    host.send(.downArrow)
    host.send(.space)
    #expect(host.screen.contains("[x] row 1"))
    for _ in 0..<50 { host.send(.downArrow) }
    for row in 0..<5 { #expect(!host.screen.contains("[x] row \(row + 45)")) }
    #expect(!host.screen.contains("[x]"))
    for _ in 0..<51 { host.send(.upArrow) }
    let on = host.screen.split(separator: "\n").filter { $0.hasPrefix("[x]") }
    #expect(on.allSatisfy { $0.hasPrefix("[x] row 1 ") || $0 == "[x] row 1" })
    #expect(focusedLine(host) != nil)
  }

  @Test func aKeyGoesToTheFocusedRowThatIsOutOfSight() {
    var pressed: [Int] = []
    let host = ViewHost(width: 12, height: 10) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100, id: \.self) { row in
            Text("row \(row)").focusable().onKeyPress("x") {
              pressed.append(row)
              return .handled
            }
          }
        }
      }
    }
    for _ in 0..<4 { host.send(.downArrow) }
    for _ in 0..<16 { host.send(.mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 1, y: 1)))) }
    host.send("x")
    #expect(pressed == [4])
  }
}

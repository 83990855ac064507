import Testing

@testable import TerminalUI

@MainActor @Suite struct ListTests {
  private struct Row: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Names: View {
    let names: [String]
    @State private var chosen: String?
    var body: some View {
      List(names, id: \.self, selection: $chosen) { Row(name: $0) }
    }
  }

  private struct Many: View {
    let names: [String]
    @State private var chosen: Set<String> = []
    var body: some View {
      VStack(alignment: .leading) {
        List(names, id: \.self, selection: $chosen) { Row(name: $0) }
        Text(chosen.sorted().joined(separator: "+"))
      }
    }
  }

  @Test func arrowsChooseRowsAndClicksDo() {
    let host = ViewHost(width: 10, height: 3) { Names(names: ["crane", "frog", "swan"]) }
    #expect(host.screen == "  crane\n  frog\n  swan")
    host.send(.downArrow)
    #expect(host.screen == "  crane\n› frog\n  swan")
    host.click(x: 8, y: 2)
    #expect(host.screen == "  crane\n  frog\n› swan")
    host.send(.upArrow)
    #expect(host.screen == "  crane\n› frog\n  swan")
  }

  @Test func rowsOfASetAreAddedAndTurned() {
    let host = ViewHost(width: 12, height: 4) { Many(names: ["a", "b", "c"]) }
    host.send(.space)
    host.send(.downArrow, modifiers: .shift)
    #expect(host.line(3) == "a+b")
    host.send(.downArrow)
    #expect(host.line(3) == "c")
    host.send(.mouse(MouseEvent(.down, at: Point(x: 3, y: 0), modifiers: .control)))
    host.send(.mouse(MouseEvent(.up, at: Point(x: 3, y: 0), modifiers: .control)))
    #expect(host.line(3) == "a+c")
    host.send(.space)
    #expect(host.line(3) == "c")
  }

  @Test func aListIsLazyAndTypingFindsRowsNotLoaded() {
    let names = (0..<100_000).map { $0 == 300 ? "swan" : $0 == 301 ? "swift" : "row \($0)" }
    let host = ViewHost(width: 12, height: 4) { Names(names: names) }
    #expect(host.statistics.total.bodiesEvaluated < 30)
    host.send("s")
    #expect(host.screen.contains("› swan"))
    host.send("w")
    host.send("i")
    #expect(host.screen.contains("› swift"))
    host.advance(frames: 70)
    host.send("r")
    #expect(host.screen.contains("› row 302"))
  }

  @Test func aKeyThatTheScreenTakesIsNotTyped() {
    var taken = 0
    let host = ViewHost(width: 10, height: 2) {
      Names(names: ["crane", "swan"]).onKeyPress("s") {
        taken += 1
        return .handled
      }
    }
    host.send("s")
    #expect(taken == 1)
    #expect(host.screen == "  crane\n  swan")
  }

  private struct Animal: Identifiable {
    let id: String
    var children: [Animal]?
    static let all = [
      Animal(id: "Birds", children: [Animal(id: "Swan"), Animal(id: "Owls", children: [Animal(id: "Barn")])]),
      Animal(id: "Frog"),
    ]
  }

  @Test func aTreeOpensAndWhatIsClosedIsNotEvaluated() {
    struct Tree: View {
      @State private var chosen: String?
      var body: some View { List(Animal.all, children: \.children, selection: $chosen) { Row(name: $0.id) } }
    }
    let host = ViewHost(width: 14, height: 5) { Tree() }
    #expect(host.screen == "  ▸ Birds\n    Frog\n\n\n")
    #expect(host.statistics.total.bodiesEvaluated == 3)
    host.send(.rightArrow)
    #expect(host.screen == "  ▾ Birds\n      Swan\n    ▸ Owls\n    Frog\n")
    host.send(.downArrow)
    host.send(.downArrow)
    host.send(.rightArrow)
    #expect(host.screen == "  ▾ Birds\n      Swan\n›   ▾ Owls\n        Barn\n    Frog")
  }

  @Test func aSectionCollapsesAndASidebarsHeadersAreBold() {
    struct Sidebar: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            ForEach(0..<2) { Row(name: "row \($0)") }
          } header: {
            Text("Places")
          }
          Section {
            Text("last")
          } header: {
            Text("More")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let host = ViewHost(width: 10, height: 5) { Sidebar() }
    #expect(host.screen == "▾ Places\nrow 0\nrow 1\nMore\nlast")
    #expect(host.surface[0, 3].style.attributes.contains(.bold))
    #expect(!host.surface[0, 4].style.attributes.contains(.bold))
    host.send(.return)
    #expect(host.screen == "▸ Places\nMore\nlast\n\n")
    host.send(.rightArrow)
    #expect(host.screen == "▾ Places\nrow 0\nrow 1\nMore\nlast")
  }
}

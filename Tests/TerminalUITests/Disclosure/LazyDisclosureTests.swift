import Testing

@testable import TerminalUI

@MainActor @Suite struct LazyDisclosureTests {
  struct Inside: View {
    var name: String
    var body: some View { Text(name) }
  }

  @Test func inALazyStackEachViewInsideIsARow() {
    let host = ViewHost(width: 14, height: 5) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          DisclosureGroup("Birds") { ForEach(0..<100_000, id: \.self) { Inside(name: "bird \($0)") } }
          Text("end")
        }
      }
    }
    #expect(host.screen == "▸ Birds\nend\n\n\n")
    #expect(host.statistics.total.bodiesEvaluated == 0)
    host.send(.return)
    #expect(host.screen.contains("▾ Birds      ┃\n  bird 0"))
    #expect(host.statistics.bodiesEvaluated < 30)
    host.send(.leftArrow)
    #expect(host.screen == "▸ Birds\nend\n\n\n")
  }

  @Test func groupsOfALoopOpenOneByOne() {
    let host = ViewHost(width: 12, height: 5) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<3) { index in
            DisclosureGroup("group \(index)") { Inside(name: "row \(index)") }
          }
        }
      }
    }
    #expect(host.screen == "▸ group 0\n▸ group 1\n▸ group 2\n\n")
    host.send(.downArrow)
    host.send(.rightArrow)
    #expect(host.screen == "▸ group 0\n▾ group 1\n  row 1\n▸ group 2\n")
    #expect(host.statistics.total.bodiesEvaluated == 1)
    host.send(.downArrow)
    host.send(.rightArrow)
    #expect(host.screen == "▸ group 0\n▾ group 1\n  row 1\n▾ group 2\n  row 2")
  }

  @Test func modifiersMayStandAroundRowsOfALazyStack() {
    struct Starred: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          Text("*"); content
        }
      }
    }
    let host = ViewHost(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<1000) { Inside(name: "row \($0)").modifier(Starred()) } }
      }
    }
    #expect(host.screen.hasPrefix("* row 0"))
    #expect(host.statistics.total.bodiesEvaluated < 60)
  }

  @Test func aModifierAroundALoopLeavesItLazy() {
    struct Indented: ViewModifier {
      func body(content: Content) -> some View { content.padding(.leading, 1) }
    }
    let host = ViewHost(width: 12, height: 3) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<1000) { Inside(name: "row \($0)") }.modifier(Indented()) }
      }
    }
    #expect(host.screen.hasPrefix(" row 0"))
    #expect(host.statistics.total.bodiesEvaluated < 60)
  }

  @Test func aSpinnerInALazyRowTurns() {
    let host = ViewHost(width: 12, height: 2) {
      ScrollView { LazyVStack(alignment: .leading) { ProgressView("Loading") } }
    }
    host.advance(frames: 8)
    #expect(host.screen == "⠙ Loading\n")
  }

  @Test func aTextFieldInALazyRowIsEdited() {
    struct Screen: View {
      @State private var text = "a"
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            TextField("", text: $text); Text("= \(text)")
          }
        }
      }
    }
    let host = ViewHost(width: 12, height: 2) { Screen() }
    host.send("b")
    #expect(host.screen == "ab\n= ab")
    #expect(host.cursor == Point(x: 2, y: 0))
  }
}

import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct SheetTests {
  struct Model: Identifiable { var id: Int }

  struct Screen: View {
    @State private var isPresented = false
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Button("first") {}
        Button("open") { isPresented = true }
        Text(said)
      }
      .onKeyPress("x") {
        said = "outer"
        return .handled
      }
      .sheet(isPresented: $isPresented, onDismiss: { said = "gone" }) { Inside() }
    }
  }

  struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text(isPresented ? "sheet" : "?")
        Button("done") { dismiss() }.focused($isFocused)
        Text(isFocused ? "focused" : "")
      }
    }
  }

  @Test func aSheetTakesTheFocusAndGivesItBack() {
    let host = ViewHost(width: 20, height: 9) { Screen() }
    let before = host.screen
    #expect(before == "\n\n\n       first\n       open\n      nothing\n\n\n")
    host.send(.downArrow)
    host.send(.return)
    #expect(
      host.screen
        == "\n\n    ┌─────────┐\n    │  sheet  │\n    │  done   │\n    │ focused │\n    └─────────┘\n\n")
    #expect(host.screen.contains("focused"))
    host.send("x")
    #expect(!host.screen.contains("outer"))
    host.send(.return)
    #expect(host.screen == before.replacing("nothing", with: " gone"))
    #expect(host.surface[7, 4].style.attributes.contains(.reverse))
    host.send("x")
    #expect(host.screen.contains("outer"))
  }

  @Test func escapeDismissesAndTheScreenBehindIsDimmed() {
    let host = ViewHost(width: 20, height: 9) { Screen() }
    host.send(.tab)
    host.send(.return)
    #expect(host.surface[0, 0].style.attributes == .dim)
    host.send(.escape)
    #expect(host.screen.contains("gone"))
    #expect(host.surface[0, 0].style.attributes == [])
  }

  @Test func presentingEvaluatesNoBodyOfTheScreenBehind() {
    let host = ViewHost(width: 20, height: 9) { Screen() }
    host.send(.tab)
    host.send(.return)
    // The sheet's own body, and again when its focus state changes.
    #expect(host.statistics.bodiesEvaluated == 2)
  }

  @Test func anItemIsPresentedAndAnotherOneReplacesIt() {
    struct Screen: View {
      @State private var model: Model?
      var body: some View {
        Button("open") { model = Model(id: 1) }
          .sheet(item: $model) { shown in
            HStack {
              Text("model \(shown.id)")
              Button("next") { model = Model(id: shown.id + 1) }
            }
          }
      }
    }
    let host = ViewHost(width: 24, height: 5) { Screen() }
    host.send(.return)
    #expect(host.screen.contains("model 1 next"))
    host.send(.return)
    #expect(host.screen.contains("model 2 next"))
    host.send(.escape)
    #expect(host.screen == "\n\n          open\n\n")
    host.send(.return)
    #expect(host.screen.contains("model 1 next"))
  }

  @Test func aSheetOverASheetIsDismissedFirst() {
    struct Outer: View {
      @State private var isPresented = true
      @State private var isNested = true
      var body: some View {
        Text("below").sheet(isPresented: $isPresented) {
          Text("one").sheet(isPresented: $isNested) { Text("two") }
        }
      }
    }
    let host = ViewHost(width: 20, height: 1) { Outer() }
    #expect(host.screen == "        two")
    host.send(.escape)
    #expect(host.screen == "        one")
    host.send(.escape)
    #expect(host.screen == "       below")
  }

  @Test func theMouseReachesOnlyTheSheet() {
    let host = ViewHost(width: 20, height: 9) { Screen() }
    host.send(.tab)
    host.send(.return)
    let open = host.screen
    host.send(.mouse(MouseEvent(.down, at: Point(x: 0, y: 0))))
    host.send(.mouse(MouseEvent(.up, at: Point(x: 0, y: 0))))
    #expect(host.screen == open)
    let done = Point(x: 9, y: 4)
    host.send(.mouse(MouseEvent(.down, at: done)))
    host.send(.mouse(MouseEvent(.up, at: done)))
    #expect(host.screen.contains("gone"))
  }

  @Test func atEverySizeSomethingIsDrawn() {
    for height in 0...12 {
      for width in [0, 1, 5, 20] {
        let host = ViewHost(width: width, height: height) {
          Text("below").sheet(isPresented: .constant(true)) { Text("two") }
        }
        #expect(host.surface.size == Size(width: width, height: height))
        if width >= 5, height > 0 { #expect(host.screen.contains("two")) }
      }
    }
  }
}

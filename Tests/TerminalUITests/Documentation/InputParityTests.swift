import TerminalUI
import Testing

@MainActor @Suite("Focus, keys and taps as SwiftUI writes them") struct InputParityTests {
  private struct Focusing: View {
    enum Field: Hashable { case first, second }
    @FocusState private var field: Field?
    @FocusState private var isThird: Bool
    @State private var text = ""
    @State private var log = "log"

    var body: some View {
      VStack(alignment: .leading) {
        TextField("first", text: $text).focused($field, equals: .first)
        Text("second").focusable().focused($field, equals: .second)
          .onKeyPress(.space) {
            log = "space"
            return .handled
          }
          .onKeyPress("j") { .ignored }
          .onKeyPress(keys: ["k", .leftArrow]) { press in
            log = "keys \(press.key.character) \(press.modifiers.isEmpty)"
            return .handled
          }
          .onKeyPress(characters: Set("0123456789")) { press in
            log = "digit \(press.characters)"
            return .handled
          }
          .onKeyPress(.upArrow, phases: .down) { _ in
            log = "up"
            return .handled
          }
          .onKeyPress { press in
            log = "any \(press.characters)"
            return .ignored
          }
        Text("third").focusable(true).focused($isThird)
        Button("jump") {
          isThird = true
        }
        Button("none") { field = nil }
        Text("\(log) \(field == .second ? "second!" : "") \(isThird ? "third!" : "")")
      }
      .onAppear { field = .second }
    }
  }

  @Test func `focus is read and set in both forms, and keys come to the focused view`() {
    let host = ViewHost(width: 40, height: 8) { Focusing() }
    host.advance(frames: 2)
    #expect(host.screen.contains("second!"))
    host.send(.space)
    #expect(host.screen.contains("space"))
    host.send("k")
    #expect(host.screen.contains("keys k true"))
    host.send("5")
    #expect(host.screen.contains("digit 5"))
    host.send("x")
    #expect(host.screen.contains("any x"))
    host.send(.tab)
    #expect(host.screen.contains("third!"))
    host.send(.tab)
    host.send(.return)
    host.advance()
    #expect(host.screen.contains("third!"))
  }

  private struct Tapping: View {
    @State private var count = 0
    @State private var twice = 0
    @State private var place = Point.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("tap").onTapGesture { count += 1 }
        Text("double").onTapGesture(count: 2) { twice += 1 }
        Text("where").onTapGesture { location in place = location }
        Text("\(count) \(twice) \(place.x)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `taps are counted and placed`() {
    let host = ViewHost(width: 20, height: 4) { Tapping() }
    func click(_ point: Point) {
      host.send(.mouse(MouseEvent(.down, at: point)))
      host.send(.mouse(MouseEvent(.up, at: point)))
    }
    click(Point(x: 1, y: 0))
    #expect(host.screen.contains("1 0 0"))
    click(Point(x: 1, y: 1))
    click(Point(x: 1, y: 1))
    #expect(host.screen.contains("1 1 0"))
    click(Point(x: 3, y: 2))
    #expect(host.screen.contains("1 1 3"))
  }

  private struct Shortcuts: View {
    @State private var word = "none"

    var body: some View {
      VStack {
        Button("help") { word = "helped" }.keyboardShortcut("?", modifiers: [])
        Button("open") { word = "opened" }.keyboardShortcut(KeyboardShortcut("o", modifiers: .control))
        Button("arrow") { word = "arrowed" }.keyboardShortcut(.rightArrow, modifiers: [.option])
        Text(word)
      }
      .onDisappear { word = "gone" }
    }
  }

  @Test func `keyboard shortcuts press their buttons from anywhere`() {
    let host = ViewHost(width: 20, height: 5) { Shortcuts() }
    host.send("?")
    #expect(host.screen.contains("helped"))
    host.send("o", modifiers: .control)
    #expect(host.screen.contains("opened"))
    host.send(.rightArrow, modifiers: .option)
    #expect(host.screen.contains("arrowed"))
  }
}

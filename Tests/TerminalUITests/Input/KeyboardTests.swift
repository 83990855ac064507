import Testing

@testable import TerminalUI

/// What a terminal adds to the keyboard, and how the focus and the bar are shown.
@MainActor @Suite struct KeyboardTests {
  private func reversed(_ host: ViewHost) -> Int {
    let size = host.surface.size
    return (0..<size.height).reduce(0) { sum, y in
      sum + (0..<size.width).count { host.surface[$0, y].style.attributes.contains(.reverse) }
    }
  }

  @Test func aViewThatShowsItsFocusItselfIsNotDrawnInReverse() {
    struct Screen: View {
      @State private var isDisabled = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text(isFocused ? "mine" : "none").focusable().focused($isFocused).focusEffectDisabled(isDisabled)
        }
        .onKeyPress("d") {
          isDisabled.toggle()
          return .handled
        }
      }
    }
    let host = ViewHost(width: 6, height: 1) { Screen() }
    #expect(host.screen == " mine")
    #expect(reversed(host) == 4)
    host.send("d")
    #expect(host.screen == " mine")
    #expect(reversed(host) == 0)
    host.send("d")
    #expect(reversed(host) == 4)
  }

  @Test func aKeyStandsForAnotherWhereNobodyInsideTakesIt() {
    var log: [String] = []
    let host = ViewHost(width: 8, height: 3) {
      VStack {
        ForEach(0..<3) { row in
          Button("row \(row)") { log.append("\(row)") }
            .onKeyPress("k") {
              guard row == 2 else { return .ignored }
              log.append("k")
              return .handled
            }
        }
      }
      .keyAliases(["j": .downArrow, "k": .upArrow, "g": .return])
    }
    for key: KeyEquivalent in ["j", "j", "g", "k", "g"] { host.send(key) }
    #expect(log == ["2", "k", "2"], "the row took k itself")
    host.send(.upArrow)
    for key: KeyEquivalent in ["k", "g"] { host.send(key) }
    #expect(log == ["2", "k", "2", "0"])
    host.send("j", modifiers: .control)
    host.send("g")
    #expect(log.last == "0", "a key with a modifier is another key")
  }

  @Test func theBarIsHiddenWhileAViewThatWantsItSoIsSeen() {
    let host = ViewHost(width: 20, height: 4) {
      NavigationStack {
        NavigationLink("open") { Text("inside").navigationTitle("Two").toolbarVisibility(.hidden) }
          .navigationTitle("One")
      }
    }
    #expect(host.screen.contains("One"))
    host.send(.return)
    host.advance()
    #expect(host.screen.contains("inside"))
    #expect(!host.screen.contains("Two") && !host.screen.contains("One"))
    host.send(.escape)
    host.advance()
    #expect(host.screen.contains("One"))
  }

  @Test func aScrollPositionThatIsAnIdGoesThereAndFollowsTheUser() {
    struct Screen: View {
      @State private var top: Int?
      var body: some View {
        VStack(alignment: .leading) {
          Text("at \(top ?? -1)")
          ScrollView {
            LazyVStack(alignment: .leading) { ForEach(0..<500, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
          }
          .scrollPosition(id: $top, anchor: .top)
        }
        .onKeyPress("g") {
          top = 400
          return .handled
        }
      }
    }
    let host = ViewHost(width: 12, height: 5) { Screen() }
    host.send("g")
    host.advance()
    #expect(host.line(0) == "at 400")
    #expect(host.line(1) == "row 400")
    host.send(.mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 0, y: 2))))
    host.advance()
    #expect(host.line(0) == "at \(host.line(1).dropFirst(4))")
    #expect(host.line(1) == "row 403")
  }
}

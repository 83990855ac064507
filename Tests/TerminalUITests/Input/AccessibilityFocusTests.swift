import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct AccessibilityFocusTests {
  struct Reading: View {
    @State private var isTyping = false
    @State private var isPresented = false
    var showsCursor = true
    var body: some View {
      VStack(alignment: .leading) {
        Text("title")
        Text("step").accessibilityFocused(true)
        if isTyping { Text("entry").accessibilityFocused(true) }
        Button("type") { isTyping.toggle() }
        Button("open") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { Button("done") { isPresented = false } }
      .environment(\.accessibilityShowsCursor, showsCursor)
    }
  }

  /// What stands from the cursor on.
  private func read(_ host: ViewHost) -> String? {
    guard let cursor = host.cursor else { return nil }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[cursor.y].dropFirst(cursor.x).prefix(4))
  }

  @Test func theCursorStandsOnWhatWasSaidLastToBeRead() {
    let host = ViewHost(width: 12, height: 6) { Reading() }
    #expect(read(host) == "step")
    host.send(.return)
    #expect(read(host) == "entr")
    host.send(.return)
    #expect(read(host) == "step")
  }

  @Test func inASheetItStandsOnWhatHasTheFocusThere() {
    let host = ViewHost(width: 12, height: 6) { Reading() }
    host.send(.tab)
    host.send(.return)
    #expect(read(host) == "done")
    host.send(.return)
    #expect(read(host) == "step")
  }

  @Test func nobodySeesItWhereNobodyFollowsIt() {
    let host = ViewHost(width: 12, height: 6) { Reading(showsCursor: false) }
    #expect(host.cursor == nil)
  }
}

import Testing

@testable import TerminalUI

@MainActor struct TerminalCapabilitiesTests {
  private struct Told: View {
    @Environment(\.terminalCapabilities) private var capabilities

    var body: some View { Text("\(capabilities.colorDepth) \(capabilities.isUnicode)") }
  }

  @Test func `a view is told what the terminal can show`() {
    let bare = TerminalCapabilities(colorDepth: .none, isUnicode: false)
    #expect(ViewHost(width: 12, height: 1, capabilities: bare) { Told() }.screen.contains("none false"))
    #expect(ViewHost(width: 12, height: 1) { Told() }.screen.contains("direct true"))
  }
}

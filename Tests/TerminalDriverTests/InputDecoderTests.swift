import TerminalCore
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct InputDecoderTests {
  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8))
  }

  private func keys(_ text: String) -> [KeyPress] {
    events(text).compactMap { event in
      if case .key(let key) = event { key } else { nil }
    }
  }

  @Test func `characters are keys that type themselves`() {
    #expect(keys("aé折🦢").map(\.characters) == ["a", "é", "折", "🦢"])
    #expect(keys(" ") == [KeyPress(.space)])
  }
}

import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct MovesTests {
  @Test("w tells the moves in words, and it is remembered")
  func toggled() throws {
    let memory = ReadingMemory()
    let shown = try Shown.swan(memory: memory)
    let sentence = try #require(shown.reader.steps.first?.scene?.get().words.first)
    let beginning = String(sentence.prefix(24))
    #expect(!shown.host.screen.contains(beginning))
    shown.host.send("w")
    #expect(shown.host.screen.contains("- " + beginning))
    #expect(try Shown.swan(memory: memory).host.screen.contains(beginning))
    shown.host.send("w")
    #expect(!shown.host.screen.contains(beginning))
  }

  @Test("words stand in for diagrams that are too small to tell", arguments: [(18, 30), (40, 7), (90, 8)])
  func standIn(width: Int, height: Int) throws {
    let shown = try Shown.swan(width: width, height: height)
    #expect(!shown.host.screen.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    var found = false
    for _ in 0..<40 where !found {
      found = shown.words.contains { $0.contains("- ") && $0.contains("old") }
      shown.host.send("j")
    }
    #expect(found)
    shown.host.resize(width: 80, height: 24)
    #expect(!shown.words.contains { $0.contains("- Valley") })
    #expect(shown.host.screen.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }

  @Test("the line in which a match stands is scrolled into view")
  func matchLine() throws {
    let shown = try Shown.swan(width: 40, height: 12)
    for (text, number) in [("measured", 1), ("overlapping", 2), ("flat: it runs", 8), ("older", 6)] {
      shown.type("/\(text)")
      shown.host.send(.return)
      shown.host.advance(frames: 3)
      #expect(shown.reader.seen.contains(shown.reader.steps[number - 1].id))
      let word = text.split(separator: " ")[0]
      #expect(shown.content.contains { $0.contains(word) }, "\(text): \(shown.words.joined(separator: "\n"))")
    }
  }
}

import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct EditedTextTests {
  private static let pieces = [
    "a", "b ", "漢", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇨🇭", "🇨", " ", "\n", "\t", "\u{1B}[0m", "\u{200D}",
  ]

  @Test(arguments: 0..<50 as Range<UInt64>) func editingKeepsTheCursorInsideAWellFormedLine(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var edited = EditedText("start")
    for step in 0..<200 {
      let before = edited
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<5: edited.insert(Self.pieces.randomElement(using: &generator) ?? "")
      case 5: edited.deleteBackward()
      case 6: edited.deleteForward()
      case 7: edited.deleteWordBackward()
      case 8: edited.move(by: Int.random(in: -3...3, using: &generator))
      case 9: edited.moveToPreviousWord()
      case 10: edited.moveToNextWord()
      default: if step % 20 == 0 { edited.deleteToEnd() } else { edited.moveToStart() }
      }
      let message = "seed \(seed), step \(step), from \(before)"
      #expect((0...edited.characters.count).contains(edited.cursor), "\(message)")
      #expect(edited.characters == Array(edited.text), "\(message)")
      #expect(edited.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }, "\(message)")
      let width = Int.random(in: 1..<12, using: &generator)
      let first = edited.firstShown(from: Int.random(in: 0..<20, using: &generator), width: width)
      #expect(first <= edited.cursor && edited.width(of: first..<edited.cursor) < width, "\(message)")
    }
  }

  @Test func aMarkTypedAfterALetterJoinsIt() {
    var edited = EditedText("e")
    edited.insert("\u{301}")
    #expect(edited.characters == ["é"])
    #expect(edited.cursor == 1)
    edited.deleteBackward()
    #expect(edited.text.isEmpty)
  }

  @Test func wordsAreFoundAcrossSpaces() {
    var edited = EditedText("one  two three")
    edited.moveToPreviousWord()
    #expect(edited.cursor == 9)
    edited.moveToPreviousWord()
    edited.moveToPreviousWord()
    #expect(edited.cursor == 0)
    edited.moveToNextWord()
    edited.moveToNextWord()
    #expect(edited.cursor == 8)
    edited.deleteWordBackward()
    #expect(edited.text == "one   three")
  }
}

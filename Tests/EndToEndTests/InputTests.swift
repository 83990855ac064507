import Foundation
import TestSupport
import Testing

/// What comes from the terminal: keys however they are cut, pastes, answers, floods, the mouse.
@Suite(.serialized, .oneAtATime) struct InputTests {
  @Test("pasted text is no command in the model, and only text in a search")
  func paste() {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    let before = reading.screen.text
    reading.terminal.type("\u{1B}[200~qqq\rGG/s\u{1B}[201~")
    reading.terminal.type("/")
    #expect(reading.wait(for: "/"))
    #expect(reading.screen.text.dropLast() == before.dropLast())
    reading.terminal.type("\u{1B}[200~head\r\u{1B}[201~")
    #expect(reading.wait(for: "/head"))
    reading.terminal.type("\r")
    #expect(reading.wait { $0.text.contains { $0.contains("6. Fold the tip down for the head") } })
    reading.terminal.type("q")
    #expect(reading.end() == 0)
  }

  @Test("answers of the terminal, cut anywhere, are no keys")
  func answers() {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    let before = reading.screen.text
    for part in [
      "\u{1B}]11;rgb:3030/", "3434/4646\u{1B}", "\\", "\u{1B}[?62;", "22c\u{1B}[", "24;80R", "\u{1B}P>|q", "q\u{1B}\\",
    ] {
      reading.terminal.type(part)
    }
    reading.terminal.type("/")
    #expect(reading.wait(for: "/"))
    #expect(reading.screen.text.dropLast() == before.dropLast())
    #expect(reading.screen.text.last == "/▏")
  }

  @Test("a thousand keys at once are all heard, and a few frames drawn", arguments: ["j", "\u{1B}[B", "\u{1B}OB"])
  func flood(key: String) {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    reading.terminal.type(String(repeating: key, count: 40))
    reading.terminal.type("/")
    #expect(reading.wait(for: "/"))
    let place = reading.screen.text.dropLast()
    reading.closeEverything()
    let count = reading.output.count
    reading.terminal.type(String(repeating: key + "k", count: 500) + "/")
    #expect(reading.wait(for: "/"))
    #expect(reading.screen.text.dropLast() == place)
    #expect(reading.output.count - count < 20_000)
  }

  @Test(
    "the wheel scrolls, and a click counts, at any column under any name of terminal",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100"])
  func mouse(type: String) {
    let reading = readingProcess(width: 320, height: 24, environment: ["TERM": type])
    #expect(reading.wait { $0.isAt(step: 1) })
    let before = reading.screen.text
    reading.terminal.type("\u{1B}[<65;310;10M")
    #expect(reading.wait { $0.text.dropLast() != before.dropLast() })
    reading.terminal.type("\u{1B}[<64;310;10M")
    #expect(reading.wait { $0.text == before })
  }

  @Test(
    "Control-Z stops the program in every state of the screen", arguments: ["?", "/fold", "12"],
    ["\u{1A}", "\u{1B}[122;5u"])
  func stopKey(keys: String, stop: String) {
    let reading = readingProcess("set -m; \"$ORIGAMI\" swan; echo STOPPED; read; fg")
    #expect(reading.wait { $0.isAt(step: 1) })
    let first = reading.screen.text
    reading.terminal.type(keys)
    #expect(reading.wait { $0.text != first })
    reading.terminal.type(stop)
    #expect(reading.wait { $0.text.contains { $0.contains("STOPPED") } })
    #expect(reading.leftovers == [])
    reading.terminal.type("\n")
    #expect(reading.wait { $0.modes.isSuperset(of: [1, 1002, 1006, 2004]) })
    reading.closeEverything()
    #expect(reading.wait { $0.text == first })
    reading.terminal.type("q")
    #expect(reading.end() == 0)
  }

  @Test("Control-L puts right whatever another program did to the terminal")
  func redrawing() throws {
    let reading = readingProcess()
    #expect(reading.wait { $0.isAt(step: 1) })
    let before = reading.screen
    let other = try #require(FileHandle(forWritingAtPath: reading.terminal.path))
    let modes = "\u{1B}[?1l\u{1B}[?7l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?25h"
    other.write(Data("\u{1B}[5;10r\u{1B}[4h\(modes)Broadcast message\r\n".utf8))
    #expect(reading.wait { $0.text != before.text && $0.modes != before.modes })
    reading.terminal.type("\u{0C}")
    #expect(reading.wait { $0.text == before.text && $0.modes == before.modes && $0.region == before.region })
    reading.terminal.type("j")
    #expect(reading.wait { $0.text != before.text })
    reading.terminal.type("k")
    #expect(reading.wait { $0.text == before.text })
  }
}

import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct ModelKeyTests {
  private func offset(_ shown: Shown) -> Int { shown.reader.geometry?.contentOffset.y ?? -1 }

  @Test("lines, pages and half pages go both ways, a page keeping two lines in view")
  func scrolling() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    let steps: [(KeyPress, Int)] = [
      (KeyPress("j"), 1), (KeyPress(.downArrow), 2), (KeyPress("k"), 1), (KeyPress(.upArrow), 0),
      (KeyPress(.space), 21), (KeyPress(.pageDown), 42), (KeyPress("f"), 63),
      (KeyPress("b"), 42), (KeyPress(.pageUp), 21),
      (KeyPress("f", modifiers: .control), 42), (KeyPress("b", modifiers: .control), 21),
      (KeyPress("k"), 20), (KeyPress("d"), 31), (KeyPress("u"), 20),
    ]
    for (press, expected) in steps {
      shown.host.send(.key(press))
      #expect(offset(shown) == expected, "\(press)")
    }
  }

  @Test("g and Home lead to the beginning, G and End to the end")
  func edges() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    for (end, start) in [(KeyEquivalent("G"), KeyEquivalent("g")), (.end, .home)] {
      shown.host.send(end)
      #expect(shown.status.contains("showcase"))
      #expect(shown.status.contains("100%"))
      shown.host.send(start)
      #expect(offset(shown) == 0)
      #expect(shown.top.hasPrefix("1. "))
    }
  }

  @Test("keys that come in one batch all count")
  func flood() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    for _ in 0..<30 { _ = shown.reader.handle(KeyPress("j")) }
    shown.host.advance()
    #expect(offset(shown) == 30)
    for _ in 0..<3 { _ = shown.reader.handle(KeyPress("]")) }
    shown.host.advance()
    #expect(shown.top.hasPrefix("\(shown.reader.currentStep?.heading ?? "")"))
  }

  @Test("] and [ lead from step to step and on into the showcase")
  func neighbours() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    for number in 2...9 {
      shown.host.send("]")
      #expect(shown.top.hasPrefix("\(number). "))
      #expect(shown.status.contains("step \(number) of 9"))
    }
    shown.host.send("]")
    #expect(shown.status.contains("showcase"))
    for number in (1...9).reversed() {
      shown.host.send("[")
      #expect(shown.top.hasPrefix("\(number). "))
    }
    shown.host.send("[")
    #expect(offset(shown) == 0)
  }

  @Test("Backspace takes back what was typed; where nothing was, it closes what is on top")
  func takingBack() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    for key in "12" { shown.host.send(KeyEquivalent(key)) }
    shown.host.send(.delete)
    #expect(shown.status.hasPrefix("step 1▏"))
    shown.host.send(.delete)
    #expect(shown.status.contains("step 1 of 9"))
    for key in "/to the" { shown.host.send(KeyEquivalent(key)) }
    shown.host.send(.key(KeyPress("w", modifiers: .control)))
    #expect(shown.status == "/to ▏")
    shown.host.send(.key(KeyPress("w", modifiers: .control)))
    #expect(shown.status == "/▏")
    shown.host.send(.return)
    #expect(shown.reader.perform(.takeBack) == .leave)
  }

  @Test("a number leads to its step, with Enter or g", arguments: ["\r", "g", "G"] as [Character])
  func numbers(key: Character) throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send("4")
    #expect(shown.status.hasPrefix("step 4"))
    shown.host.send(KeyEquivalent(key))
    #expect(shown.top.hasPrefix("4. "))
    shown.type("12")
    shown.host.send(KeyEquivalent(key))
    #expect(shown.status.contains("there are steps 1 to 9"))
    #expect(shown.top.hasPrefix("4. "))
    shown.host.send("7")
    shown.host.send(.escape)
    #expect(shown.status.contains("step 4 of 9"))
    #expect(!shown.quits.hasLeft)
  }

  @Test("search takes case for what it is worth, and wraps with a notice")
  func search() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send("/")
    shown.type("NECK")
    #expect(shown.status.hasPrefix("/NECK"))
    shown.host.send(.return)
    #expect(shown.status.contains("“NECK” is not found"))
    shown.host.send("/")
    shown.type("kite")
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("2. "))
    shown.host.send("n")
    #expect(shown.top.hasPrefix("3. "))
    shown.host.send("n")
    #expect(shown.top.hasPrefix("2. "))
    #expect(shown.status.contains("search goes on from the top"))
    shown.host.send("j")
    #expect(!shown.status.contains("search"))
    shown.type("gN")
    #expect(shown.top.hasPrefix("3. "))
    #expect(shown.status.contains("search goes on from the end"))
    shown.host.send(.escape)
    #expect(shown.reader.pattern == nil)
    #expect(!shown.quits.hasLeft)
  }

  @Test("Escape gives up a search, and so does taking its last letter back")
  func searchGivenUp() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.type("/q")
    shown.host.send(.escape)
    #expect(shown.status.contains("step 1 of 9"))
    shown.type("/q")
    shown.host.send(.delete)
    shown.host.send(.delete)
    #expect(shown.status.contains("step 1 of 9"))
  }

  @Test("s leads to the showcase, and again exactly to where the reader was")
  func showcaseAndBack() async throws {
    for keys in ["", "jjj", "]]jjjjj", "9g"] {
      let shown = try Shown.swan(width: 80, height: 24)
      shown.type(keys)
      let before = shown.content.prefix(12)
      shown.host.send("s")
      await shown.host.settle()
      #expect(shown.top.contains("Showcase"), "\(keys)")
      #expect(shown.status.contains("showcase"))
      shown.host.send("s")
      await shown.host.settle()
      #expect(shown.content.prefix(12) == before, "\(keys)")
    }
  }

  @Test("Enter, and a click on the button, lead to the showcase while the button is seen")
  func button() async throws {
    let shown = try Shown.swan(width: 40, height: 12)
    shown.host.send(.return)
    await shown.host.settle()
    #expect(shown.top.contains("Showcase"))
    #expect(!shown.host.screen.contains("Scroll to Showcase"))
    shown.host.send("g")
    let line = try #require(shown.words.firstIndex { $0.contains("Scroll to Showcase") })
    for kind in [MouseEvent.Kind.down, .up] { shown.host.send(.mouse(MouseEvent(kind, at: Point(x: 20, y: line)))) }
    await shown.host.settle()
    #expect(shown.top.contains("Showcase"))
    shown.type("8g")
    #expect(!shown.host.screen.contains("Scroll to Showcase"))
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("8. ") && shown.reader.currentStep?.playback != nil)
  }

  @Test("x marks the step that is read, for as long as the model is kept")
  func marks() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send("x")
    #expect(shown.top.hasPrefix("1. Crease the diagonal [x] done"))
    shown.type("Gg")
    #expect(shown.top.hasPrefix("1. Crease the diagonal [x] done"))
    shown.host.send("x")
    #expect(shown.top.hasPrefix("1. Crease the diagonal [ ]") && !shown.top.contains("done"))
  }

  @Test("help lies in front until a key closes it; Escape never quits", arguments: ["?", "\u{F704}"] as [Character])
  func help(key: Character) throws {
    let shown = try Shown.swan(width: 80, height: 24)
    for close in [KeyEquivalent.escape, "?", "q", .return] {
      shown.host.send(KeyEquivalent(key))
      #expect(shown.host.screen.contains("half a page down, up"))
      shown.host.send(close)
      #expect(shown.top.hasPrefix("1. "), "\(close)")
      #expect(shown.reader.sheet == nil)
    }
    #expect(!shown.quits.hasLeft)
    shown.host.send(.escape)
    #expect(shown.quits.hasLeft)
  }

  @Test("i shows the engine at work in a line above the bottom one")
  func engine() throws {
    let shown = try Shown.swan(width: 120, height: 24)
    shown.host.send("i")
    #expect(shown.words[22].hasPrefix("offset 0 of ~"))
    #expect(shown.words[22].contains("measured"))
    shown.type("jj")
    #expect(shown.words[22].hasPrefix("offset 2 of ~"))
    shown.host.send("i")
    #expect(!shown.words[22].hasPrefix("offset"))
  }

  @Test("the wheel scrolls three lines")
  func wheel() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.host.send(.mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 10, y: 10))))
    #expect(offset(shown) == 3)
    shown.host.send(.mouse(MouseEvent(.wheelUp, button: .none, at: Point(x: 10, y: 10))))
    #expect(offset(shown) == 0)
  }
}

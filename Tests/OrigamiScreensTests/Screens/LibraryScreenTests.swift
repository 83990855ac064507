@testable import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct LibraryScreenTests {
  @Test("cards stand in columns under the header of their section, the first one has the focus")
  func cards() async {
    let shown = ShownLibrary(width: 80, height: 24)
    await shown.host.settle()
    let expected = [
      "All models                                                                     ┃",
      "┌────────────────────────┐                                                     ┃",
      "│                        │                                                     ┃",
    ]
    #expect(Array(shown.words.prefix(3)) == expected)
    #expect(shown.words[8].hasPrefix("│Cat face                │  Crane                      Cup"))
    #expect(shown.words[9].hasPrefix("│simple, 3 min           │  intermediate, 25 min       simple, 5 min"))
    #expect(shown.words[10].hasPrefix("│5 steps                 │  14 steps                   6 steps"))
    #expect(shown.status == "9 models  Four folds and whiskers of your own.               Enter opens  ? help")
    #expect(shown.host.screen.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) } > 100)
  }

  @Test("on a low screen the pictures stand beside the words, on a tiny one there are words alone")
  func smallScreens() async {
    let low = ShownLibrary(width: 40, height: 12)
    await low.host.settle()
    #expect(low.words[2].contains("Cat face"))
    #expect(low.words[3].contains("simple, 3 min"))
    #expect(low.words[7].contains("Crane"))
    let tiny = ShownLibrary(width: 20, height: 5)
    let rows = tiny.words.map { String($0.prefix(19)).trimmingBlanks }
    #expect(rows == ["All models", "▸ Cat face", "5 steps", "Crane", "9 models  ? help"])
  }

  @Test("every size shows something and takes every key", arguments: [(0, 0), (1, 1), (3, 2), (20, 5), (200, 60)])
  func sizes(width: Int, height: Int) async {
    let shown = ShownLibrary(width: width, height: height, favourites: ["swan", "cup"])
    for _ in 0..<2 {
      shown.type("jlkh*uXoo/z")
      for key in [KeyEquivalent.escape, .pageDown, .end, .home, .upArrow] { shown.host.send(key) }
      shown.type("?q")
      await shown.host.settle()
      shown.host.resize(width: 30, height: 8)
      shown.host.resize(width: width, height: height)
    }
    #expect(shown.words.count == max(1, height))
  }

  @Test("arrows and letters move between cards, also into lines that are not loaded, and stay in the column")
  func moving() throws {
    let shown = ShownLibrary(try ShownLibrary.many(600), width: 80, height: 24)
    #expect(shown.chosen == "Model 00000")
    shown.type("l")
    shown.host.send(.rightArrow)
    #expect(shown.chosen == "Model 00002")
    for _ in 0..<50 { shown.host.send(.downArrow) }
    #expect(shown.chosen == "Model 00152")
    shown.type("kh")
    #expect(shown.chosen == "Model 00148")
    for _ in 0..<49 { shown.type("k") }
    #expect(shown.chosen == "Model 00001")
    #expect(shown.words[1].contains("┌"))
    shown.host.send(.end)
    #expect(shown.chosen == "Model 00599")
    #expect(shown.words[21].contains("┌") || shown.words[22].contains("└"))
    shown.host.send(.home)
    shown.host.send(.space)
    #expect(shown.chosen == "Model 00006")
    shown.host.send("d", modifiers: .control)
    #expect(shown.chosen == "Model 00009")
    shown.host.send("u", modifiers: .control)
    #expect(shown.chosen == "Model 00006")
    shown.type("b")
    #expect(shown.chosen == "Model 00000")
  }

  @Test("of 5,000 models only those seen are built, evaluated and folded, and another card costs few bodies")
  func laziness() async throws {
    let shown = ShownLibrary(try ShownLibrary.many(5000), width: 80, height: 24)
    await shown.host.settle()
    #expect(shown.host.statistics.total.bodiesEvaluated < 400)
    #expect(shown.library.thumbnails.foldCount <= 12)
    shown.type("l")
    #expect(shown.host.statistics.bodiesEvaluated < 30)
    #expect(shown.host.statistics.rowsBuilt == 0)
    shown.host.send(.end)
    await shown.host.settle()
    #expect(shown.library.thumbnails.foldCount <= 24)
    #expect(shown.host.screen.contains("Model 04999"))
  }

  @Test("another size keeps the chosen card in view")
  func resizing() throws {
    let shown = ShownLibrary(try ShownLibrary.many(300), width: 200, height: 60)
    for _ in 0..<20 { shown.host.send(.downArrow) }
    let chosen = try #require(shown.chosen)
    for (width, height) in [(80, 24), (40, 12), (20, 5), (100, 40), (1, 1), (60, 20), (200, 60)] {
      shown.host.resize(width: width, height: height)
      shown.host.advance(frames: 2)
      #expect(shown.chosen == chosen)
      if width >= 20 { #expect(shown.host.screen.contains(chosen), "\(width)×\(height)") }
    }
  }

  @Test("a model is opened by Return and by a click, and the same card and place are there afterwards")
  func opening() async throws {
    let shown = ShownLibrary(try ShownLibrary.many(300), width: 80, height: 24)
    for _ in 0..<7 { shown.host.send(.downArrow) }
    await shown.host.settle()
    let before = shown.host.screen
    shown.host.send(.return)
    #expect(shown.words[0].hasPrefix("1. Crease the diagonal"))
    shown.host.send(.escape)
    #expect(shown.host.screen == before)
    shown.host.send(.mouse(MouseEvent(.down, at: Point(x: 5, y: 5))))
    shown.host.send(.mouse(MouseEvent(.up, at: Point(x: 5, y: 5))))
    #expect(shown.words[0].hasPrefix("1. Crease the diagonal"))
    shown.host.resize(width: 60, height: 30)
    shown.host.send(.escape)
    #expect(shown.host.screen.contains(try #require(shown.chosen)))
  }

  @Test("a broken model shows its file and why it can't be read, in no more rows than a card has")
  func broken() async throws {
    let fault = ModelError.unreadable("/models/torn.json", reason: String(repeating: "no such thing ", count: 60))
    let entry = Catalogue.Entry(model: ShownLibrary.listed("torn"), instructions: .failure(fault))
    for (width, height) in [(80, 24), (40, 12), (20, 5)] {
      let shown = ShownLibrary(try ShownLibrary.many(1) + [entry], width: width, height: height)
      await shown.host.settle()
      shown.host.send(.end)
      #expect(shown.host.screen.contains("torn.json"))
      #expect(shown.host.screen.contains("can't be read"))
      shown.host.send(.return)
      #expect(shown.session.reader == nil)
      #expect(shown.status.contains("can't be read") || width < 30)
    }
  }

  @Test("without colour and in ASCII the cards are there all the same")
  func plainTerminals() async {
    let plain = TerminalCapabilities(colorDepth: .none, isUnicode: false)
    let shown = ShownLibrary(width: 80, height: 24, capabilities: plain, favourites: ["swan"])
    await shown.host.settle()
    #expect(shown.words[0].hasPrefix("Favourites"))
    #expect(shown.words[1].hasPrefix("+------------------------+"))
    #expect(shown.words[8].hasPrefix("|* Swan                  |"))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self
    while let last = text.last, " │┃".contains(last) { text.removeLast() }
    return text
  }
}

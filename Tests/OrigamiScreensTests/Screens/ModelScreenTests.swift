import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct ModelScreenTests {
  @Test("on a wide screen the text stands beside the diagram")
  func wide() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    let expected = """
      1. Crease the diagonal [ ]                                                     ┃
                                       Put the paper in front of you with the        ┃
                                       coloured side up and a corner toward you. Fold┃
                                       the left corner over to the right corner so   │
                                       that the edges meet, run a nail along the     │
                                       fold, and open the paper again. The crease    │
                                       from the bottom corner to the top corner is   │
                                       the line that everything else is measured by. │
                                                                                     │
                                       Tip: Match the corners first and hold them,   │
                                       and only then press the fold flat.            │
      """
    #expect(shown.words.prefix(11).joined(separator: "\n") == expected)
    #expect(shown.words[17].hasPrefix("2. Fold both lower edges to the centre"))
    #expect(shown.words[22].contains("Scroll to Showcase"))
    #expect(shown.status == "Swan  step 1 of 9  0%  ? help")
  }

  @Test("on a narrow screen the text stands below the diagram")
  func narrow() throws {
    let shown = try Shown.swan(width: 40, height: 12)
    #expect(shown.top.hasPrefix("1. Crease the diagonal"))
    #expect(shown.words[1...8].allSatisfy { $0.allSatisfy { " │┃".contains($0) } })
    #expect(shown.words[9] == "Put the paper in front of you with the │")
    #expect(shown.words[10].contains("Scroll to Showcase"))
    #expect(shown.status == "Swan  step 1 of 9  0%  ? help")
  }

  @Test("on the smallest screens the bottom line still tells the step, and no button hides the content")
  func tinyStatus() throws {
    for (width, status) in [(20, "step 1 of 9  ? help"), (12, "step 1 of 9"), (10, "1/9"), (3, "1/9"), (2, "1")] {
      let shown = try Shown.swan(width: width, height: 4)
      #expect(shown.status == status)
      #expect(!shown.words.contains { $0.contains("Scroll") || $0.contains("Scr…") })
    }
    #expect(try Shown.swan(width: 20, height: 5).words[3].hasPrefix(" Scroll to Show"))
  }

  @Test("help on a screen too narrow for two columns says what keys do below them")
  func narrowestHelp() throws {
    let shown = try Shown.swan(width: 16, height: 12)
    shown.type("?")
    #expect(
      shown.words[2...5].map { $0.dropFirst(2).prefix(10) } == ["j k ↓ ↑   ", "  a line  ", "  down, up", "Space f   "])
  }

  @Test("what is to be said leaves room for the step on the narrowest screens")
  func narrowNotice() throws {
    for (width, status) in [(40, "step 1 of 9  a file has been changed"), (20, "1/9  a file has bee…"), (9, "1/9")] {
      let shown = try Shown.swan(width: width, height: 3)
      shown.reader.notice = "a file has been changed"
      shown.host.advance(frames: 1)
      #expect(shown.status == status)
    }
  }

  @Test("on the narrowest screens titles have all the room, and only steps done have a mark")
  func narrowTitle() throws {
    let shown = try Shown.swan(width: 14, height: 5)
    #expect(shown.content[0...2] == ["1. Crease the", "diagonal     ", "Put the paper"])
    shown.type("x")
    #expect(shown.content[0...1] == ["1.       [x] ", "Crease       "])
  }

  @Test("help on a narrow screen begins with the beginning of its lines")
  func narrowHelp() throws {
    let shown = try Shown.swan(width: 10, height: 3)
    shown.type("?")
    #expect(shown.top.hasPrefix("Keys"))
  }

  @Test("on a large screen the diagrams are larger, and two steps are seen")
  func large() throws {
    let shown = try Shown.swan(width: 140, height: 50)
    #expect(shown.words[26].hasPrefix("2. Fold both lower edges to the centre"))
    #expect(shown.host.screen.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) } > 200)
  }

  @Test("every height shows the current step", arguments: 0...12)
  func heights(height: Int) throws {
    for width in [0, 7, 19, 40] {
      let shown = try Shown.swan(width: width, height: height)
      #expect(shown.words.count == max(1, height))
      for key in "jjj]s" { shown.host.send(KeyEquivalent(key)) }
      shown.host.advance(frames: 30)
      for key in "gG4g" { shown.host.send(KeyEquivalent(key)) }
      shown.host.advance(frames: 2)
      if height > 0, width >= 19 { #expect(shown.words.contains { $0.hasPrefix("4. ") || $0.contains("step 4") }) }
    }
  }

  @Test("a screen that becomes tiny and large again still shows the same step")
  func tiny() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    shown.type("5g")
    for (width, height) in [(19, 4), (10, 1), (1, 1), (0, 0), (19, 3), (80, 24)] {
      shown.host.resize(width: width, height: height)
    }
    #expect(shown.top.hasPrefix("5. Fold the sharp point up to the top"))
    #expect(shown.status.hasPrefix("Swan  step 5 of 9"))
  }

  @Test("the step on top stays when the width changes, and from there the first line is reached exactly")
  func resizing() throws {
    let shown = try Shown.swan(width: 100, height: 40)
    shown.type("6g")
    #expect(shown.top.hasPrefix("6. Fold the tip down for the head"))
    shown.host.resize(width: 60, height: 40)
    #expect(shown.top.hasPrefix("6. Fold the tip down for the head"))
    shown.host.resize(width: 100, height: 40)
    #expect(shown.top.hasPrefix("6. Fold the tip down for the head"))
    var lines = 0
    while shown.reader.geometry?.contentOffset.y != 0, lines < 1000 {
      shown.host.send("k")
      lines += 1
    }
    #expect(lines < 1000)
    #expect(shown.top.hasPrefix("1. Crease the diagonal"))
    #expect(shown.status.hasPrefix("Swan  step 1 of 9  0%"))
  }

  @Test("opening builds only what fills the screen, and scrolling a line builds and evaluates nothing")
  func costs() throws {
    let shown = try Shown.swan(width: 80, height: 24)
    #expect(shown.host.statistics.total.rowsBuilt <= 3)
    shown.host.send("j")
    shown.host.advance(frames: 100)
    for _ in 0..<4 {
      shown.host.send("j")
      #expect(shown.host.statistics.rowsBuilt == 0)
      #expect(shown.host.statistics.rowsMeasured == 0)
      // The bottom line alone follows the scrolling.
      #expect(shown.host.statistics.bodiesEvaluated <= 1)
    }
    #expect(shown.reader.showcase.photos.isEmpty)
  }

  @Test("a model without steps says so, and one without pictures too")
  func empty() throws {
    let folder = try Library.catalogue.model("swan")
    var instructions = try folder.instructions()
    instructions.steps = []
    instructions.firstPhotoPage = nil
    let shown = Shown(instructions, in: folder, width: 60, height: 20)
    #expect(shown.host.screen.contains("No steps"))
    #expect(shown.host.screen.contains("No pictures"))
    #expect(!shown.host.screen.contains("Scroll to Showcase"))
    shown.type("]j3g x/a")
    #expect(shown.words.count == 20)
  }

  @Test("where all is seen at once, going to the top goes from the showcase to the first step")
  func topWithoutScrolling() throws {
    let folder = try Library.catalogue.model("swan")
    var instructions = try folder.instructions()
    instructions.steps.removeSubrange(1...)
    instructions.firstPhotoPage = nil
    let shown = Shown(instructions, in: folder, width: 80, height: 60)
    shown.type("s")
    #expect(shown.status.contains("showcase"))
    shown.type("g")
    #expect(shown.status.contains("step 1 of 1"))
  }
}

import OrigamiModel
import Testing
import TerminalUI

@testable import OrigamiScreens

@MainActor @Suite struct ContentsTests {
  @Test("c shows the steps and the showcase, the present one chosen; Enter goes where one chooses")
  func jump() throws {
    let shown = try Shown.swan(width: 60, height: 16)
    shown.type("3gxc")
    let rows = shown.words
    #expect(rows.contains { $0.contains("Crease the diagonal") && $0.contains(" 1 ") })
    #expect(rows.contains { $0.contains("› Turn the paper over") && $0.contains("[x]    3") })
    #expect(rows.contains { $0.contains("Showcase") })
    shown.host.send(.downArrow)
    shown.host.send(.downArrow)
    shown.host.send(.return)
    #expect(shown.reader.sheet == nil)
    #expect(shown.top.hasPrefix("5. "))
    shown.type("c")
    shown.host.send(.escape)
    #expect(shown.top.hasPrefix("5. ") && shown.reader.sheet == nil)
  }

  @Test("typing the beginning of a title finds its row")
  func typeAhead() throws {
    let shown = try Shown.swan(width: 60, height: 16)
    shown.type("ccr")
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("1. "))
    shown.type("cp")
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("8. "))
    shown.type("c")
    shown.host.send(.downArrow)
    shown.host.send(.downArrow)
    shown.host.send(.return)
    #expect(shown.status.contains("showcase"))
  }

  @Test("a click goes to a row's step")
  func click() throws {
    let shown = try Shown.swan(width: 60, height: 16)
    shown.type("c")
    let line = try #require(shown.words.firstIndex { $0.contains("Fold in half behind") })
    for kind in [MouseEvent.Kind.down, .up] { shown.host.send(.mouse(MouseEvent(kind, at: Point(x: 20, y: line)))) }
    #expect(shown.reader.sheet == nil)
    #expect(shown.top.hasPrefix("7. "))
  }

  @Test("the contents of a thousand steps builds what is seen, with the present step in view")
  func thousand() throws {
    let folder = try Library.catalogue.model("swan")
    var instructions = try folder.instructions()
    instructions.steps = (1...1000).map { Step(id: "s\($0)", title: "Title \($0)") }
    instructions.firstPhotoPage = nil
    let shown = Shown(instructions, in: folder, width: 40, height: 12)
    shown.type("700g")
    let before = shown.host.statistics.total.rowsBuilt
    shown.type("c")
    #expect(shown.host.screen.contains("› Title 700"))
    #expect(shown.host.statistics.total.rowsBuilt - before < 40)
    for (width, height) in [(40, 12), (20, 5), (3, 2), (1, 1), (90, 30)] {
      shown.host.resize(width: width, height: height)
      #expect(shown.words.count == height)
    }
    #expect(shown.host.screen.contains("› Title 700"))
    shown.host.send(.upArrow)
    shown.host.send(.return)
    #expect(shown.top.hasPrefix("699. "))
  }
}

import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct ImageTests {
  @Test func everySymbolIsOneCellAndHasAnASCIIForm() {
    for (name, symbol) in Symbol.all {
      #expect(TextWidth.width(of: String(symbol.scalar)) == 1, "\(name)")
      #expect(Array(Glyphs(String(symbol.scalar))).map(\.scalar) == [symbol.scalar], "\(name)")
      #expect(symbol.plain.isASCII && symbol.plain.value > 0x20, "\(name)")
    }
  }

  @Test func aSymbolIsFoundByItsPlainerForms() {
    #expect(Symbol(named: "star.circle.fill") == Symbol(named: "star"))
    #expect(Symbol(named: "star.fill") != Symbol(named: "star"))
    #expect(Symbol(named: "no.such.thing").scalar == "□")
    #expect(ViewHost(width: 1, height: 1) { Image(systemName: "") }.screen == "□")
  }

  @Test func cellsKeepTheirSizeUnlessTheImageIsResizable() {
    var cells = Surface(size: Size(width: 2, height: 1))
    cells.put(Cell(Glyph(scalar: "a", width: 1)), x: 0, y: 0)
    cells.put(Cell(Glyph(scalar: "b", width: 1)), x: 1, y: 0)
    #expect(ViewHost(width: 4, height: 2) { Image(cells) }.screen == " ab\n")
    #expect(ViewHost(width: 4, height: 2) { Image(cells).resizable() }.screen == "aabb\naabb")
    #expect(ViewHost(width: 4, height: 2) { Image(cells).resizable().frame(width: 1, height: 1) }.screen == " b\n")
  }

  @Test func aLabelIsAnIconAndATitle() {
    #expect(ViewHost(width: 8, height: 1) { Label("Swan", systemImage: "star") }.screen == " ☆ Swan")
  }
}

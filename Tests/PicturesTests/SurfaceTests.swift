import Pictures
import TerminalCore
import TestSupport
import Testing

@Suite struct SurfaceTests {
  private let red = Pixel(red: 200, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 200)

  @Test func `quarters of two colours become the quadrant block that shows them`() {
    for mask in 0..<16 {
      let pixels = (0..<4).map { mask >> $0 & 1 == 1 ? red : blue }
      let cell = Bitmap(width: 2, height: 2, pixels: pixels).surface(size: Size(width: 1, height: 1))[0, 0]
      let glyphs = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
      let shown = glyphs.firstIndex(of: Character(cell.glyph.text)) ?? 0
      for quarter in 0..<4 {
        let color = shown >> quarter & 1 == 1 ? cell.style.foreground : cell.style.background
        #expect(color == Color(pixels[quarter]), "mask \(mask), quarter \(quarter)")
      }
    }
  }

  @Test func `an even area is a space on its colour`() {
    let surface = Bitmap(width: 8, height: 8, filledWith: red).surface(size: Size(width: 3, height: 2))
    #expect(surface.cells.allSatisfy { $0 == Cell(.blank, style: Style(background: Color(red))) })
  }

  @Test func `where the picture is clear the terminal shows through`() {
    let picture = Bitmap(width: 2, height: 2, pixels: [red, .clear, red, .clear])
    let cell = picture.surface(size: Size(width: 1, height: 1))[0, 0]
    #expect(cell.glyph.text == "▌" && cell.style == Style(foreground: Color(red)))
    let over = picture.surface(size: Size(width: 1, height: 1), over: blue)[0, 0]
    #expect(over.style == Style(foreground: Color(red), background: Color(blue)))
  }

  @Test func `without Unicode a cell is a colour, and without colours a character`() {
    var picture = Bitmap(width: 8, height: 8, filledWith: .white)
    for y in 2..<6 { for x in 2..<6 { picture[x, y] = .black } }
    let size = Size(width: 4, height: 4)
    let fields = picture.surface(size: size, capabilities: TerminalCapabilities(colorDepth: .ansi, isUnicode: false))
    #expect(fields.description == "\n\n\n")
    #expect(fields[1, 1].style.background == Color(.black) && fields[0, 0].style.background == Color(.white))
    for isUnicode in [true, false] {
      let bare = TerminalCapabilities(colorDepth: .none, isUnicode: isUnicode)
      let text = picture.surface(size: size, capabilities: bare)
      #expect(text.description == "\n @@\n @@\n")
    }
  }

  @Test func `it fits with its proportions, a cell being twice as high as wide`() {
    let picture = Bitmap(width: 640, height: 480)
    #expect(picture.cellSize(fitting: Size(width: 80, height: 24)) == Size(width: 64, height: 24))
    #expect(picture.cellSize(fitting: Size(width: 40, height: 24)) == Size(width: 40, height: 15))
    #expect(picture.cellSize(fitting: Size(width: 1, height: 1)) == Size(width: 1, height: 1))
    #expect(picture.cellSize(fitting: .zero) == .zero)
    #expect(Bitmap(width: 0, height: 0).cellSize(fitting: Size(width: 4, height: 4)) == .zero)
  }

  @Test func `every size on every terminal has the extent asked for`() {
    var random = SeededGenerator(seed: 11)
    let picture = Fixtures.noise(width: 23, height: 17, isOpaque: false, using: &random)
    for depth in [TerminalCapabilities.ColorDepth.none, .ansi, .indexed, .direct] {
      for isUnicode in [true, false] {
        for height in 0...12 {
          for width in 0...30 {
            let capabilities = TerminalCapabilities(colorDepth: depth, isUnicode: isUnicode)
            let surface = picture.surface(size: Size(width: width, height: height), capabilities: capabilities)
            #expect(surface.size == Size(width: width, height: height))
          }
        }
      }
    }
  }
}

import CNcurses
import TerminalCore
import TestSupport
import Testing

@testable import TerminalDriver

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A driver in this process on a pseudo-terminal, and the screen it makes.
@MainActor private final class DrivenScreen {
  let pseudoTerminal: PseudoTerminal
  let terminal: NcursesTerminal
  var screen: VirtualScreen
  /// What was sent for the last surface.
  var bytes: [UInt8] = []

  init(
    type: String = "xterm-256color", locale: String = "C.UTF-8", width: Int = 60, height: Int = 12,
    depth: TerminalCapabilities.ColorDepth? = nil
  ) throws {
    setenv("TERM", type, 1)
    setenv("LC_ALL", locale, 1)
    pseudoTerminal = PseudoTerminal(width: width, height: height)
    screen = VirtualScreen(width: width, height: height)
    terminal = try NcursesTerminal(TerminalOptions(colorDepth: depth, device: pseudoTerminal.path))
    screen.erasesWithBackground = cn_flag("bce")
  }

  func show(_ surface: Surface, cursor: Point? = nil) {
    terminal.present(surface, cursor: cursor)
    catchUp()
  }

  func catchUp() {
    terminal.send("\u{7}")
    bytes = []
    while bytes.last != 7, let more = pseudoTerminal.read(), !more.isEmpty { bytes += more }
    bytes.removeLast()
    screen.feed(bytes)
  }

  func close() { terminal.close() }

  /// The places where the screen shows something else than the surface.
  func differences(from surface: Surface) -> [String] {
    var differences: [String] = screen.unknown
    for y in 0..<surface.size.height {
      for x in 0..<surface.size.width {
        let shown = normalized(screen.rows[y][x])
        var wanted = normalized(expected(surface[x, y]))
        // Marks in the last column are left out.
        if x == surface.size.width - 1 {
          wanted.text = wanted.text.unicodeScalars.first.map { String($0) } ?? ""
        }
        if shown != wanted { differences.append("\(x),\(y): \(shown) instead of \(wanted)") }
      }
    }
    return differences
  }

  private func expected(_ cell: Cell) -> VirtualScreen.Shown {
    let isUnicode = terminal.capabilities.isUnicode
    let text = isUnicode || cell.glyph.width == 0 ? cell.glyph.text : String(cell.glyph.scalar.asciiSubstitute)
    return VirtualScreen.Shown(
      text: cell.glyph.width == 0 && !isUnicode ? " " : text,
      foreground: terminal.colors.number(of: cell.style.foreground),
      background: terminal.colors.number(of: cell.style.background), attributes: cell.style.attributes)
  }

  /// A blank looks the same in every colour and weight.
  private func normalized(_ cell: VirtualScreen.Shown) -> VirtualScreen.Shown {
    var cell = cell
    if cell.text == " ", cell.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) {
      cell.foreground = -1
      cell.attributes = []
    }
    return cell
  }
}

@MainActor @Suite(.serialized, .oneAtATime) struct ScreenTests {
  private let noColors = TerminalCapabilities.ColorDepth.none

  private func randomSurface(
    _ size: Size, _ random: inout SeededGenerator, colors: [Color], attributes: [Style.Attributes]
  ) -> Surface {
    let glyphs = Array(Glyphs("ab cde·─│█⣿折り紙e\u{301}🦢→é "))
    var surface = Surface(size: size)
    for y in 0..<size.height where Int.random(in: 0..<8, using: &random) > 0 {
      var style = Style.plain
      for x in 0..<size.width {
        if Int.random(in: 0..<6, using: &random) == 0 {
          style.foreground = colors.randomElement(using: &random) ?? .default
          style.background = colors.randomElement(using: &random) ?? .default
          style.attributes = attributes.randomElement(using: &random) ?? []
        }
        surface.put(Cell(glyphs.randomElement(using: &random) ?? .blank, style: style), x: x, y: y)
      }
    }
    return surface
  }

  /// The surface after a scroll, a change of some cells, or something quite different.
  private func next(after old: Surface, _ random: inout SeededGenerator, fresh: (inout SeededGenerator) -> Surface)
    -> Surface
  {
    var new = fresh(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return new
    case 1:
      let distance = Int.random(in: -3...3, using: &random)
      let header = Int.random(in: 0...2, using: &random)
      let footer = Int.random(in: 0...2, using: &random)
      for y in 0..<old.size.height {
        let isFixed = y < header || y >= old.size.height - footer
        let source = isFixed ? y : y + distance
        guard source >= 0, source < old.size.height else { continue }
        let row = Rect(x: 0, y: y, width: old.size.width, height: 1)
        new.draw(old, at: Point(x: 0, y: y - source), clip: row)
      }
      return new
    case 2:
      let piece = new
      new = old
      let x = Int.random(in: 0..<old.size.width, using: &random)
      let y = Int.random(in: 0..<old.size.height, using: &random)
      new.draw(piece, at: .zero, clip: Rect(x: x, y: y, width: 9, height: 2))
      return new
    default: return old
    }
  }

  private func play(
    seed: UInt64, type: String, locale: String = "C.UTF-8", depth: TerminalCapabilities.ColorDepth?, colors: [Color],
    attributes: [Style.Attributes] = [[]]
  ) throws {
    var random = SeededGenerator(seed: seed)
    let size = Size(width: Int.random(in: 2...40, using: &random), height: Int.random(in: 1...16, using: &random))
    let driven = try DrivenScreen(type: type, locale: locale, width: size.width, height: size.height, depth: depth)
    defer { driven.close() }
    var surface = Surface(size: size)
    for step in 0..<25 {
      surface = next(after: surface, &random) {
        randomSurface(size, &$0, colors: colors, attributes: attributes)
      }
      driven.show(surface)
      let differences = driven.differences(from: surface)
      #expect(differences == [], "\(type), seed \(seed), step \(step), \(size)")
      if !differences.isEmpty { return }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `whatever is shown after whatever else, the terminal shows it`(seed: UInt64) throws {
    try play(
      seed: seed, type: "xterm-256color", depth: .indexed,
      colors: [.default, .red, .gray, .palette(200), Color(red: UInt8(10), green: 200, blue: 90)],
      attributes: [
        [], .bold, .dim, .underline, .reverse, .italic, .strikethrough, [.bold, .underline], [.dim, .strikethrough],
      ])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `direct colours are shown as they are, and the palette beside them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 1000)
    let direct = (0..<12).map { _ in
      Color(
        red: UInt8.random(in: 0...255, using: &random), green: UInt8.random(in: 0...3, using: &random),
        blue: UInt8.random(in: 0...255, using: &random))
    }
    try play(
      seed: seed, type: "xterm-256color", depth: .direct, colors: direct + [.default, .red, .gray, .palette(100)],
      attributes: [[], .bold])
  }

  @Test(arguments: [
    "xterm-256color", "xterm", "tmux-256color", "screen-256color", "screen", "linux", "vt100", "vt220", "rxvt",
  ])
  func `every kind of terminal shows it`(type: String) throws {
    for seed in 0..<8 as Range<UInt64> { try play(seed: seed, type: type, depth: noColors, colors: [.default]) }
  }

  @Test(arguments: ["xterm-256color", "vt100"])
  func `without UTF-8 only ASCII is sent`(type: String) throws {
    for seed in 0..<8 as Range<UInt64> {
      try play(seed: seed, type: type, locale: "C", depth: noColors, colors: [.default])
    }
  }

  /// A surface in which every cell has a pair of colours of its own, different for every `turn`.
  private func colorful(_ size: Size, turn: Int) -> Surface {
    var surface = Surface(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let number = (turn * size.height + y) * size.width + x
        let foreground = Color(red: UInt8(number >> 8 & 0xFF), green: UInt8(number & 0xFF), blue: 200)
        let background = Color(red: 200, green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
        surface.put(
          Cell(Glyph(scalar: "▀", width: 1), style: Style(foreground: foreground, background: background)), x: x, y: y)
      }
    }
    return surface
  }

  @Test func `colours stay right when more pairs were shown than there are numbers`() throws {
    // What is sent for it fits into the pseudo-terminal's buffer.
    let size = Size(width: 20, height: 10)
    let driven = try DrivenScreen(width: size.width, height: size.height, depth: .direct)
    defer { driven.close() }
    driven.terminal.pairCapacity = 500
    driven.terminal.pairs = ColorPairs(capacity: 500)
    for turn in 0..<20 {
      // The first row stays what it was first, and so must its colours.
      var surface = colorful(size, turn: turn)
      surface.draw(colorful(Size(width: size.width, height: 1), turn: 0), at: .zero)
      driven.show(surface)
      #expect(driven.differences(from: surface) == [], "turn \(turn)")
    }
    #expect(driven.terminal.colors.precision == 8)
  }

  @Test func `colours stay right when rows scroll through more pairs than there are numbers`() throws {
    let size = Size(width: 20, height: 10)
    let driven = try DrivenScreen(width: size.width, height: size.height, depth: .direct)
    defer { driven.close() }
    driven.terminal.pairCapacity = 500
    driven.terminal.pairs = ColorPairs(capacity: 500)
    let paper = colorful(Size(width: size.width, height: 80), turn: 0)
    for turn in 0..<60 {
      var surface = Surface(size: size)
      surface.draw(paper, at: Point(x: 0, y: -turn))
      surface.draw(paper, at: .zero, clip: Rect(x: 0, y: 0, width: size.width, height: 1))
      driven.show(surface)
      #expect(driven.differences(from: surface) == [], "turn \(turn)")
    }
  }

  @Test func `with more pairs on the screen than there are numbers the colours are coarser, but all there`() throws {
    // What is sent for it fits into the pseudo-terminal's buffer.
    let size = Size(width: 20, height: 10)
    let driven = try DrivenScreen(width: size.width, height: size.height, depth: .direct)
    defer { driven.close() }
    driven.terminal.pairCapacity = 80
    driven.terminal.pairs = ColorPairs(capacity: 80)
    driven.show(colorful(size, turn: 0))
    #expect(driven.terminal.colors.precision < 8)
    #expect(driven.differences(from: colorful(size, turn: 0)) == [])
  }
}

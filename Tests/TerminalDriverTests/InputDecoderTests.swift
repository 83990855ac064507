import TerminalCore
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct InputDecoderTests {
  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(text.utf8))
  }

  private func keys(_ text: String) -> [KeyPress] {
    events(text).compactMap { event in
      if case .key(let key) = event { key } else { nil }
    }
  }

  private func key(_ text: String) -> KeyPress? {
    let keys = keys(text)
    return keys.count == 1 ? keys[0] : nil
  }

  @Test func `characters are keys that type themselves`() {
    #expect(keys("aé折🦢").map(\.characters) == ["a", "é", "折", "🦢"])
    #expect(keys(" ") == [KeyPress(.space)])
  }

  @Test func `control characters are letters with Control, but for those with keys of their own`() {
    #expect(keys("\u{3}\u{0}\u{1F}").map(\.key) == ["c", .space, "_"])
    #expect(keys("\u{3}\u{0}\u{1F}").allSatisfy { $0.modifiers == .control && $0.characters.isEmpty })
    #expect(keys("\t\r\n\u{8}\u{7F}").map(\.key) == [.tab, .return, .return, .delete, .delete])
  }

  @Test func `cursor keys are known in normal and application mode, with modifiers too`() {
    #expect(keys("\u{1B}[A\u{1B}OA\u{1B}[1;1A") == Array(repeating: KeyPress(.upArrow), count: 3))
    #expect(
      keys("\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F").map(\.key) == [
        .downArrow, .rightArrow, .leftArrow, .home, .end,
      ])
    #expect(key("\u{1B}[1;2B") == KeyPress(.downArrow, modifiers: .shift))
    #expect(key("\u{1B}[1;5C") == KeyPress(.rightArrow, modifiers: .control))
    #expect(key("\u{1B}[1;8D") == KeyPress(.leftArrow, modifiers: [.shift, .option, .control]))
    #expect(key("\u{1B}[Z") == KeyPress(.tab, modifiers: .shift))
  }

  @Test func `numbered keys are known as xterm, rxvt and the console send them`() {
    #expect(keys("\u{1B}[1~\u{1B}[7~\u{1B}[4~\u{1B}[8~").map(\.key) == [.home, .home, .end, .end])
    #expect(keys("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~").map(\.key) == [.insert, .deleteForward, .pageUp, .pageDown])
    #expect(keys("\u{1B}OP\u{1B}[11~\u{1B}[[A").map(\.key) == Array(repeating: .function(1), count: 3))
    #expect(keys("\u{1B}[15~\u{1B}[21~\u{1B}[24~").map(\.key) == [.function(5), .function(10), .function(12)])
    #expect(key("\u{1B}[5;5~") == KeyPress(.pageUp, modifiers: .control))
    #expect(key("\u{1B}[5^") == KeyPress(.pageUp, modifiers: .control))
    #expect(key("\u{1B}[3$") == KeyPress(.deleteForward, modifiers: .shift))
    #expect(key("\u{1B}[a") == KeyPress(.upArrow, modifiers: .shift))
    #expect(key("\u{1B}Oa") == KeyPress(.upArrow, modifiers: .control))
  }

  @Test func `the numeric pad types`() {
    #expect(keys("\u{1B}Op\u{1B}Oy\u{1B}OM\u{1B}Ok").map(\.key) == ["0", "9", .return, "+"])
    #expect(keys("\u{1B}Op").map(\.characters) == ["0"])
  }

  @Test func `keys given by their code points are those keys`() {
    #expect(key("\u{1B}[97;5u") == KeyPress("a", modifiers: .control))
    #expect(key("\u{1B}[27;3;233~") == KeyPress("é", modifiers: .option))
    #expect(key("\u{1B}[13;2u") == KeyPress(.return, modifiers: .shift))
    #expect(key("\u{1B}[97:65;;97u") == KeyPress("a"))
  }

  @Test func `a key that is let go of is no second key`() {
    #expect(
      keys("\u{1B}[106;1:1u\u{1B}[106;1:3u\u{1B}[B\u{1B}[1;1:3B\u{1B}[6;5:3~") == [KeyPress("j"), KeyPress(.downArrow)])
    #expect(keys("\u{1B}[106;1:2u") == [KeyPress("j")])
  }

  @Test func `Alt comes as Escape before the key`() {
    #expect(keys("\u{1B}a\u{1B}é") == [KeyPress("a", modifiers: .option), KeyPress("é", modifiers: .option)])
    #expect(key("\u{1B}\u{1B}[A") == KeyPress(.upArrow, modifiers: .option))
    #expect(key("\u{1B}\u{7F}") == KeyPress(.delete, modifiers: .option))
    #expect(keys("\u{1B}a").map(\.characters) == [""])
  }

  @Test func `Escape is known by what does not follow`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.state == .escape)
    #expect(decoder.giveUp() == [.key(KeyPress(.escape))])
    #expect(decoder.state == .nothing)
    #expect(decoder.decode([0x1B, 0x1B]) == [])
    #expect(decoder.giveUp().count == 2)
    #expect(decoder.decode([0x1B, 0x5B]) == [])
    #expect(decoder.state == .introducer)
    #expect(decoder.giveUp() == [.key(KeyPress("[", modifiers: .option))])
    #expect(decoder.decode([0x1B, 0x1B, 0x78]) == [.key(KeyPress(.escape)), .key(KeyPress("x", modifiers: .option))])
  }

  @Test func `terminfo's sequences come before all others`() {
    var decoder = InputDecoder(keys: [Array("\u{1B}[7~".utf8): KeyPress(.function(9))])
    #expect(decoder.decode(Array("\u{1B}[7~\u{1B}[8~".utf8)) == [.key(KeyPress(.function(9))), .key(KeyPress(.end))])
  }

  @Test func `the mouse is read in SGR's form at any column, and in the old one`() {
    #expect(events("\u{1B}[<0;300;5M") == [.mouse(MouseEvent(.down, at: Point(x: 299, y: 4)))])
    #expect(events("\u{1B}[<2;1;1m") == [.mouse(MouseEvent(.up, button: .right, at: .zero))])
    #expect(events("\u{1B}[<32;9;9M") == [.mouse(MouseEvent(.drag, at: Point(x: 8, y: 8)))])
    #expect(events("\u{1B}[<64;9;9M") == [.mouse(MouseEvent(.wheelUp, button: .none, at: Point(x: 8, y: 8)))])
    #expect(events("\u{1B}[<65;9;9M") == [.mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 8, y: 8)))])
    #expect(
      events("\u{1B}[<81;2;3M") == [
        .mouse(MouseEvent(.wheelDown, button: .none, at: Point(x: 1, y: 2), modifiers: .control))
      ])
    #expect(events("\u{1B}[<35;9;9M\u{1B}[<0;0;0M\u{1B}[<;M\u{1B}[<1;2;3;4M") == [])
    #expect(events("\u{1B}[M !!") == [.mouse(MouseEvent(.down, at: .zero))])
    #expect(events("\u{1B}[M`!!") == [.mouse(MouseEvent(.wheelUp, button: .none, at: .zero))])
  }

  @Test func `a paste is text, with line feeds, whatever it contains`() {
    #expect(
      events("\u{1B}[200~qqq\r\nGG/\r\u{1B}[A\u{1B}[201~x") == [
        .paste("qqq\nGG/\n\u{1B}[A"), .key(KeyPress("x")),
      ])
    #expect(events("\u{1B}[201~") == [])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test func `Escape ends a paste whose own end was lost`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~lost".utf8)) == [])
    #expect(decoder.state == .paste)
    #expect(decoder.giveUp() == [])
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.state == .introducer)
    #expect(decoder.giveUp() == [.paste("lost")])
    #expect(decoder.decode([0x6A]) == [.key(KeyPress("j"))])
  }

  @Test func `an answer whose end was lost ends with the next control character`() {
    #expect(events("\u{1B}]11;rgb:30\ra") == [.key(KeyPress(.return)), .key(KeyPress("a"))])
    #expect(events("\u{1B}P1$r\u{1B}[A") == [.key(KeyPress(.upArrow))])
  }

  @Test func `answers of the terminal are swallowed whole`() {
    #expect(events("\u{1B}]11;rgb:3030/3434/4646\u{1B}\\a") == [.key(KeyPress("a"))])
    #expect(events("\u{1B}]11;rgb:3030/3434/4646\u{7}a") == [.key(KeyPress("a"))])
    #expect(events("\u{1B}P1$r0m\u{1B}\\a") == [.key(KeyPress("a"))])
    #expect(events("\u{1B}[?62;22c\u{1B}[>41;380;0c\u{1B}[?2026;2$y\u{1B}[12;40R\u{1B}[I\u{1B}[O") == [])
  }

  @Test func `bytes that are no UTF-8 are left out`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xFF, 0x61, 0xC0, 0x80, 0xE6, 0x61, 0xED, 0xA0, 0x80]).count == 2)
    #expect(decoder.state == .nothing)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `however input is cut into reads, the events are the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "é", "折", "\u{1B}[A", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}x", "\u{1B}\u{1B}[D", "\u{1B}[<0;12;7M", "\r",
      "\u{1B}[200~paste\u{1B}[20\r\u{1B}[201~", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}[[B",
      "\u{1B}[M !!",
      "\u{1B}[15;2~", "🦢", "\u{1B}Oj",
    ]
    let input = (0..<20).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
    var whole = InputDecoder()
    let expected = whole.decode(input)
    #expect(whole.state == .nothing)
    var cut = InputDecoder()
    var rest = input[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...7, using: &random))
      events += cut.decode(piece)
      rest = rest.dropFirst(piece.count)
    }
    #expect(events == expected, "seed \(seed)")
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no bytes whatever keep the next key from being heard`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let common = Array("\u{1B}[]OPM<;0123~mu?$ \u{7}\\".utf8)
    var decoder = InputDecoder()
    for _ in 0..<50 {
      let bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        let isCommon = Bool.random(using: &random)
        return isCommon ? common.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
      if decoder.state == .paste { _ = decoder.decode(Array("\u{1B}[201~".utf8)) }
      _ = decoder.giveUp()
      #expect(decoder.state == .nothing, "seed \(seed)")
      #expect(decoder.decode([0x6A]) == [.key(KeyPress("j"))], "seed \(seed)")
    }
  }
}

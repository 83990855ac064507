import TerminalCore
import Testing

@Suite struct GlyphsTests {
  private func shown(_ text: String) -> String { Glyphs(text).map { $0.text + "\($0.width)" }.joined(separator: " ") }

  @Test func `plain text is a glyph a character`() {
    #expect(shown("ab c") == "a1 b1  1 c1")
    #expect(shown("") == "")
  }

  @Test func `wide characters take two columns`() {
    #expect(shown("折り紙") == "折2 り2 紙2")
    #expect(shown("a🦢b") == "a1 🦢2 b1")
    #expect(TextWidth.width(of: "折り紙の鶴") == 10)
  }

  @Test func `marks stay on their letter, at most three, and get a circle without one`() {
    #expect(shown("e\u{301}x") == "e\u{301}1 x1")
    #expect(Glyphs("a" + String(repeating: "\u{300}", count: 50)).map { $0.text.unicodeScalars.count } == [4])
    #expect(shown("\u{301}a") == "\u{25CC}\u{301}1 a1")
  }

  @Test func `what terminals disagree on is shown as something they agree on`() {
    #expect(shown("👨‍👩‍👧‍👦!") == "👨2 !1")
    #expect(shown("👍🏽!") == "👍2 !1")
    #expect(shown("🇩🇪!") == "D1 E1 !1")
    #expect(shown("⚠️|") == "⚠1 |1")
    #expect(shown("⌨️ test") == "⌨1  1 t1 e1 s1 t1")
    #expect(shown("1️⃣|") == "11 |1")
    #expect(shown("🏴󠁧󠁢󠁥󠁮󠁧󠁿|") == "🏴2 |1")
  }

  @Test func `control and escape characters become visible`() {
    #expect(shown("\u{1B}]0;\u{7}") == "␛1 ]1 01 ;1 ␇1")
    #expect(shown("a\r\nb") == "a1 ␍1 ␊1 b1")
    #expect(shown("\u{7F}\u{9B}\u{85}") == "␡1 \u{FFFD}1 \u{FFFD}1")
    #expect(shown("\u{2028}\u{F0000}\u{10FFFF}") == "␤1 \u{F0000}1 \u{FFFD}1")
  }

  @Test func `what only steers is left out`() {
    #expect(shown("a\u{202E}b\u{200F}c\u{200B}d\u{FEFF}e\u{AD}f\u{2066}") == "a1 b1 c1 d1 e1 f1")
  }

  @Test func `a tab goes to the next eighth column`() {
    #expect(Glyphs("1.\tFold").map(\.text).joined() == "1.      Fold")
    #expect(Glyphs("\t|").reduce(0) { $0 + $1.width } == 9)
    #expect(Glyphs("12345678\t|").reduce(0) { $0 + $1.width } == 17)
    #expect(TextWidth.width(of: "折\tx") == 9)
  }

  @Test func `letters of scripts that join are each in their cell`() {
    #expect(shown("क्षि") == "क\u{94D}1 ष1 \u{93F}1")
    #expect(shown("한") == "한2")
  }

  @Test func `a width is the sum of the glyphs' widths`() {
    for text in ["", "abc", "a\u{301}", "折x", "👩‍🚀", "\u{1B}[0m", "\t", "é"] {
      #expect(TextWidth.width(of: text) == Glyphs(text).reduce(0) { $0 + $1.width }, "\(text.debugDescription)")
    }
  }

  @Test func `clean text keeps lines and letters, and no command`() {
    #expect("ok\u{1B}]0;PWNED\u{7}\n\tx\u{202E}\u{9B}".cleanForTerminal == "ok␛]0;PWNED␇\n\tx\u{FFFD}")
    #expect("👨‍👩‍👧 é".cleanForTerminal == "👨‍👩‍👧 é")
  }
}

import OrigamiModel
import Testing

@Suite struct PlainTextTests {
  @Test("The cup in plain text, in short, 60 columns") func cup() throws {
    var timeline = try Library.timeline("cup")
    let lines = PlainText.lines(of: &timeline, width: 60, isConcise: true)
    #expect(
      lines.prefix(16).joined(separator: "\n") == """
        Cup
        ===
        Traditional, simple, 5 minutes, 20 cm square for a drink; 15
        cm for a mouse

        A cup that holds water, if the paper does for a while. Five
        folds.

        1. Fold in half
           White side up: fold the bottom corner up to the top
           corner.
           - Valley-fold the bottom corner up to the top corner, the
             single layer.

        2. Pinch the left edge
           Front layer only: bring the right edge to the bottom
        """)
  }

  @Test("No line is wider than asked for", arguments: [20, 33, 80]) func width(width: Int) throws {
    for name in Library.catalogue.names {
      var timeline = try Library.timeline(name)
      for line in PlainText.lines(of: &timeline, width: width) { #expect(line.count <= width, "\(name): \(line)") }
    }
  }

  @Test("Wide characters are counted as wide, and words that don't fit are broken") func wide() throws {
    let title = String(repeating: "折", count: 30)
    var timeline = Timeline(
      try Instructions(json: Array(instructions(steps: "[{\"title\": \"\(title)\"}]").utf8)))
    let lines = PlainText.lines(of: &timeline, width: 20, columns: { $0 == "折" ? 2 : 1 })
    for line in lines { #expect(line.reduce(0) { $0 + ($1 == "折" ? 2 : 1) } <= 20) }
    #expect(lines.joined().count { $0 == "折" } == 30)
  }

  @Test("What a terminal would obey is made visible") func controls() throws {
    let json = instructions(steps: #"[{"title": "A\u001b[2J\u0007\u009b\u202eB", "text": "one\ntwo"}]"#)
    var timeline = Timeline(try Instructions(json: Array(json.utf8)))
    let text = PlainText.lines(of: &timeline).joined(separator: "\n")
    #expect(text.contains("A␛[2J␇\\u{9B}\\u{202E}B"))
    #expect(text.contains("one two"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("A model without steps says so") func empty() throws {
    var timeline = Timeline(try Instructions(json: Array(instructions(steps: "[]").utf8)))
    #expect(PlainText.lines(of: &timeline).last == "There are no steps.")
  }
}

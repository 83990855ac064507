import TestSupport
import Testing

@Suite(.enabled(if: Tmux.isAvailable, "tmux is not installed"), .serialized, .oneAtATime) struct ScreenTests {
  @Test("the swan is read: lines, pages, a step by its number, the showcase and back")
  func reading() throws {
    let terminal = try Tmux("\"$ORIGAMI\" swan", width: 80, height: 24)
    #expect(try terminal.wait { $0[0].hasPrefix("1. Crease") && $0[23].hasPrefix("Swan  step 1 of 9  0%") })
    try terminal.send("j")
    #expect(try terminal.wait { $0[16].hasPrefix("2. Fold both lower edges to the centre") })
    try terminal.type("kkk")
    #expect(try terminal.wait { $0[0].hasPrefix("1. ") })
    try terminal.send("Space")
    #expect(try terminal.wait { $0[23].hasPrefix("Swan  step 3 of 9") })
    try terminal.send("4", "Enter")
    #expect(try terminal.wait { $0[0].hasPrefix("4. Fold the edges to the centre again") })
    try terminal.send("s")
    #expect(try terminal.wait { $0[0].contains("Showcase") && $0[23].contains("showcase") })
    #expect(try terminal.wait(for: "Pink swan (rendered)"))
    try terminal.send("s")
    #expect(try terminal.wait { $0[0].hasPrefix("4. Fold the edges to the centre again") })
    try terminal.type("\u{1B}[<65;10;10M")
    #expect(try terminal.wait { $0[23].hasPrefix("Swan  step 5 of 9") })
    try terminal.send("q")
    #expect(try terminal.wait(for: "ended with 0"))
  }

  @Test("the step on top stays through other widths, and line by line the first line is reached")
  func resizing() throws {
    let terminal = try Tmux("\"$ORIGAMI\" swan", width: 100, height: 40)
    #expect(try terminal.wait(for: "step 1 of 9"))
    try terminal.send("6", "Enter")
    let title = "6. Fold the tip down for the head"
    #expect(try terminal.wait { $0[0].hasPrefix(title) })
    for width in [60, 100] {
      try terminal.resize(width: width, height: 40)
      #expect(try terminal.wait { $0[0].hasPrefix(title) && "│┃".contains($0[0].dropFirst(width - 1).first ?? " ") })
    }
    for _ in 0..<200 {
      try terminal.send("k")
      if try terminal.rows[39].hasPrefix("Swan  step 1 of 9  0%") { break }
    }
    #expect(try terminal.wait { $0[0].hasPrefix("1. Crease") && $0[39].hasPrefix("Swan  step 1 of 9  0%") })
  }

  @Test(
    "whatever ends it gives the terminal back",
    arguments: [("q", 0), ("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)])
  func wayOut(cause: String, status: Int) throws {
    let notes = "/tmp/origami-test-\(UInt32.random(in: 0 ... .max))"
    let terminal = try Tmux(
      """
      unset SWIFT_BACKTRACE; ulimit -c 0; stty -a > "$NOTES.before"; sh -c 'echo $$ > "$NOTES.process"; exec "$ORIGAMI" swan'; status=$?
      stty -a > "$NOTES.after"; cmp "$NOTES.before" "$NOTES.after" && echo same modes; (exit $status)
      """, width: 80, height: 24, environment: ["NOTES": notes])
    #expect(try terminal.wait(for: "step 1 of 9"))
    #expect(try terminal.state("#{alternate_on}") == "1")
    if cause == "q" {
      try terminal.send("q")
    } else {
      _ = try BuiltProgram.run("kill -\(cause) $(cat \(notes).process)")
    }
    #expect(try terminal.wait(for: "ended with \(status)"))
    #expect(try terminal.wait(for: "same modes"))
    #expect(try terminal.state("#{alternate_on}#{cursor_flag}#{mouse_any_flag}#{mouse_sgr_flag}") == "0100")
    _ = try BuiltProgram.run("rm -f \(notes).*")
  }

  @Test("without arguments the list of models is shown, and Enter opens one")
  func library() throws {
    let terminal = try Tmux("\"$ORIGAMI\"", width: 60, height: 20)
    #expect(try terminal.wait { $0[0].hasPrefix("All models") && $0[19].hasPrefix("9 models") })
    try terminal.send("G", "Enter")
    #expect(try terminal.wait(for: "step 1 of"))
    try terminal.send("Escape")
    #expect(try terminal.wait { $0[0].hasPrefix("All models") && $0[19].contains("three petals") })
    try terminal.send("q")
    #expect(try terminal.wait(for: "ended with 0"))
  }

  @Test("a document on standard input is read while the keys come from the terminal")
  func standardInput() throws {
    let swan = BuiltProgram.path("origami_OrigamiResources.resources/Models/swan/swan.json")
    let terminal = try Tmux(
      "cat \"$SWAN\" | \"$ORIGAMI\" -", width: 60, height: 20, environment: ["SWAN": swan])
    #expect(try terminal.wait(for: "step 1 of 9"))
    try terminal.send("q")
    #expect(try terminal.wait(for: "ended with 0"))
  }
}

import TestSupport
import Testing

@Suite(.oneAtATime) struct OwnModelTests {
  /// A folder for what is the user's, with models in it: one by its file, one in the FOLD format, a broken one, and one of
  /// a name that is taken.
  private static func withModels(_ body: (String) throws -> Void) throws {
    let home = "/tmp/origami-test-\(UInt32.random(in: 0 ... .max))"
    let swan = BuiltProgram.path("origami_OrigamiResources.resources/Models/swan/swan.json")
    let made = try BuiltProgram.run(
      """
      mkdir -p \(home)/origami/models && cd \(home)/origami/models
      sed 's/"title": "Swan"/"title": "My bird"/' "\(swan)" | tee bird.json swan.json > /dev/null
      echo '{"file_spec": 1.1, "vertices_coords": [[0,0],[1,0],[1,1],[0,1]], "edges_vertices": [[0,1],[1,2],[2,3],[3,0]],
      "edges_assignment": ["B","B","B","B"], "faces_vertices": [[0,1,2,3]]}' > sheet.fold
      echo '{"title": 3}' > torn.json
      """)
    #expect(made.status == 0)
    defer { _ = try? BuiltProgram.run("rm -rf \(home)") }
    try body(home)
  }

  @Test("the reader's own models are listed after those that ship, and found by name")
  func commands() throws {
    try Self.withModels { home in
      let environment = ["XDG_DATA_HOME": home]
      let list = try BuiltProgram.run("\"$ORIGAMI\" list", environment: environment)
      #expect(list.status == 0)
      let own = list.output.split(separator: "\n").suffix(4).map { $0.split(separator: " ").first ?? "" }
      #expect(own == ["bird", "sheet", "\(home)/origami/models/swan.json", "torn"])
      #expect(list.output.contains("broken: "))
      let print = try BuiltProgram.run("\"$ORIGAMI\" print bird", environment: environment)
      #expect(print.output.hasPrefix("My bird\n"))
      let other = try BuiltProgram.run("\"$ORIGAMI\" print \(home)/origami/models/swan.json", environment: environment)
      #expect(other.output == print.output)
      let shipped = try BuiltProgram.run("\"$ORIGAMI\" print swan", environment: environment)
      #expect(shipped.output.hasPrefix("Swan\n"))
      #expect(try BuiltProgram.run("\"$ORIGAMI\" check sheet", environment: environment).status == 0)
      let check = try BuiltProgram.run("\"$ORIGAMI\" check", environment: environment)
      #expect(check.status == 1)
      let faults = check.output.split(separator: "\n")
      #expect(!faults.isEmpty && faults.allSatisfy { $0.hasPrefix("\(home)/origami/models/") })
      let picture = try BuiltProgram.run("\"$ORIGAMI\" render bird -o \(home)/bird.png", environment: environment)
      #expect(picture.status == 0)
    }
  }

  @Test("a file's name, title or fault that holds line ends, tabs or escapes is a line in which none of them is raw")
  func oddNames() throws {
    let result = try BuiltProgram.run(
      #"""
      export XDG_DATA_HOME=$(mktemp -d); mkdir -p "$XDG_DATA_HOME/origami/models"; cd "$XDG_DATA_HOME/origami/models"
      trap 'rm -r "$XDG_DATA_HOME"' EXIT; models=$(dirname "$ORIGAMI")/origami_OrigamiResources.resources/Models
      sed 's/"title": "Swan"/"title": "A\\n\\tB\\u001b[1m"/' "$models/swan/swan.json" > $'a\nb.json'
      cp $'a\nb.json' $'c\td.json'; cp $'a\nb.json' $'e\e[1m.json'
      echo x > $'f\rg.json'; echo '{"x\ny": 1}' > $'h\vi.json'; echo y > $'\xff.json'
      "$ORIGAMI" list --names | tail -n 6; "$ORIGAMI" list | tail -n 6; "$ORIGAMI" check
      for name in 'a b' 'c d' 'e␛[1m'; do "$ORIGAMI" print "$name" | head -n 1; done
      """#)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(6) == ["a b", "c d", "e␛[1m", "f g", "h␋i", "\u{FFFD}"])
    #expect(zip(lines.dropFirst(6), lines.prefix(6)).allSatisfy { $0.hasPrefix($1 + " ") })
    #expect(lines.suffix(3).allSatisfy { $0.hasPrefix("A B␛[1m") })
    #expect(!result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    #expect(result.errors == "" && lines.dropFirst(12).dropLast(3).allSatisfy { $0.contains("/origami/models/") })
  }

  @Test("the library's screen shows them too", .enabled(if: Tmux.isAvailable, "tmux is not installed"))
  func screen() throws {
    try Self.withModels { home in
      let terminal = try Tmux("\"$ORIGAMI\"", width: 80, height: 24, environment: ["XDG_DATA_HOME": home])
      #expect(try terminal.wait(for: "13 models"))
      try terminal.type("/my bird")
      #expect(try terminal.wait(for: "2 of 13"))
      try terminal.send("Enter", "Enter")
      #expect(try terminal.wait { $0[23].hasPrefix("My bird  step 1 of 9") })
    }
  }
}

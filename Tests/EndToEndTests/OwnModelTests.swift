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

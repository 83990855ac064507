import TestSupport
import Testing

@Suite(.enabled(if: Tmux.isAvailable, "tmux is not installed"), .serialized, .oneAtATime) struct RecordTests {
  /// A place for the record.
  private static func withState(_ body: (String) throws -> Void) throws {
    let home = "/tmp/origami-test-\(UInt32.random(in: 0 ... .max))"
    _ = try BuiltProgram.run("mkdir -p \(home)/origami")
    defer { _ = try? BuiltProgram.run("rm -rf \(home)") }
    try body(home)
  }

  @Test("favourites are there again in the next run, and two programs don't lose each other's")
  func favourites() throws {
    try Self.withState { home in
      let environment = ["XDG_STATE_HOME": home]
      func program() throws -> Tmux {
        let terminal = try Tmux("\"$ORIGAMI\"", width: 80, height: 24, environment: environment)
        #expect(try terminal.wait(for: "9 models"))
        return terminal
      }
      func record() throws -> String { try BuiltProgram.run("cat \(home)/origami/record.json").output }
      func waitForRecord(of model: String) throws -> Bool {
        for _ in 0..<300 {
          if try record().contains(model) { return true }
          _ = try BuiltProgram.run("sleep 0.05")
        }
        return false
      }
      let (first, second) = (try program(), try program())
      try first.type("/crane")
      try first.send("Enter", "*")
      #expect(try waitForRecord(of: "\"crane\""))
      try second.type("/tulip")
      try second.send("Enter", "*")
      #expect(try waitForRecord(of: "\"tulip\""))
      #expect(try record().contains("\"crane\""))
      for terminal in [first, second] {
        try terminal.send("q")
        #expect(try terminal.wait(for: "ended with 0"))
      }
      #expect(try program().wait { $0.contains { $0.contains("Favourites") } })
    }
  }

  @Test("a broken record is set aside and said so in the bottom line; the program goes on")
  func broken() throws {
    try Self.withState { home in
      _ = try BuiltProgram.run("echo '{\"models\": [' > \(home)/origami/record.json")
      let terminal = try Tmux("\"$ORIGAMI\" swan", width: 200, height: 24, environment: ["XDG_STATE_HOME": home])
      #expect(try terminal.wait { $0[23].contains("set aside as \(home)/origami/record.json.broken-1") })
      try terminal.send("Space")
      #expect(try terminal.wait { $0[23].hasPrefix("Swan  step") && !$0[23].contains("set aside") })
      try terminal.send("q")
      #expect(try terminal.wait(for: "ended with 0"))
    }
  }

  @Test("where nothing can be kept the program works, and says so once it matters")
  func unwritable() throws {
    let terminal = try Tmux("\"$ORIGAMI\"", width: 100, height: 24, environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(try terminal.wait(for: "9 models"))
    try terminal.send("*")
    #expect(try terminal.wait { $0[23].contains("marks and places are not kept: /dev/null: Not a directory") })
    try terminal.send("q")
    #expect(try terminal.wait(for: "ended with 0"))
  }
}

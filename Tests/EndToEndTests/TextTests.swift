import TestSupport
import Testing

@Suite struct TextTests {
  @Test("without a terminal the instructions are printed: plain text, the moves in words, status 0")
  func plainText() throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" swan")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Swan\n====\n"))
    #expect(result.output.contains("\n4. Fold the edges to the centre again\n"))
    #expect(result.output.contains("- Turn the paper over, left to right."))
    #expect(!result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    let lines = result.output.split(separator: "\n" as Character)
    #expect(lines.prefix(60).allSatisfy { $0.count <= 80 })
    #expect(try BuiltProgram.run("\"$ORIGAMI\" print swan").output == result.output)
    #expect(try BuiltProgram.run("\"$ORIGAMI\" swan | head -n 1; echo ${PIPESTATUS[0]}").errors == "")
  }

  @Test("the library is listed")
  func list() throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" list && \"$ORIGAMI\"")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("swan") && $0.contains("Swan: easy, 9 steps, 10 minutes") })
    #expect(lines.prefix(lines.count / 2) == lines.suffix(lines.count / 2))
  }

  @Test("the library passes its checks")
  func check() throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" check")
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(
    "what can't be done is one line on standard error, with a status",
    arguments: [
      ("nix", 1, "there is no model “nix”"), ("/nowhere.json", 1, "/nowhere.json: can't be read"),
      ("print", 2, "print wants a model or a file"), ("--foo", 2, "unknown option --foo"),
      ("x.fold", 1, "x.fold: can't be read"), ("/etc/passwd.json/x", 1, "can't be read"),
      ("- < /dev/null", 1, "standard input:"), ("check nix", 1, ""),
    ])
  func failure(arguments: String, status: Int32, words: String) throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" \(arguments)")
    #expect(result.status == status)
    if words.isEmpty { return }
    #expect(result.errors.hasPrefix("origami: "))
    #expect(result.errors.contains(words))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output == "")
  }

  @Test("hostile text in a file reaches neither output nor errors as a command to the terminal")
  func hostile() throws {
    let file = "/tmp/origami-test-\(UInt32.random(in: 0 ... .max)).json"
    let swan = BuiltProgram.path("origami_OrigamiResources.resources/Models/swan/swan.json")
    let result = try BuiltProgram.run(
      """
      sed 's/"title": "Swan"/"title": "Sw\\\\u001b[31man\\\\u0007"/' "\(swan)" > \(file)
      "$ORIGAMI" \(file); sed 's/"steps"/"st\\\\u001b[31meps"/' "\(swan)" > \(file); "$ORIGAMI" \(file); rm \(file)
      """)
    for text in [result.output, result.errors] {
      #expect(text.contains("[31m"))
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    }
  }
}

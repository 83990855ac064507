import TestSupport
import Testing

@Suite(.oneAtATime) struct TextTests {
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
      ("- < /dev/null", 1, "standard input: there is nothing in it"), ("check nix", 1, ""),
      ("- <&-", 1, "standard input: Bad file descriptor"), ("- < /", 1, "standard input: Is a directory"),
      ("list >&-", 1, "standard output: Bad file descriptor"), ("list > /dev/full", 1, "standard output: No space"),
      ("print swan --config /dev/zero", 1, "/dev/zero: can't be read: it is larger than 1 MiB"),
      ("print swan --config ''", 2, "--config: expected the name of a file, found “”; try “origami print --help”"),
      ("/dev/zero", 1, "/dev/zero: can't be read: it is not a regular file"),
      ("/", 1, "/: can't be read: it is a folder"),
      ("$'caf\\xe9.json'", 1, "caf\u{FFFD}.json: can't be read: No such file or directory (names are read as UTF-8)"),
      ("$'a\\nb\\e.json'", 1, "a b␛.json: can't be read"), ("$'--a\\nb'", 2, "unknown option --a b"),
      ("export swan -o /dev", 2, "export wants --format"),
      ("export swan -o /dev/swan.svg/x.svg", 1, "can't be written"),
      ("export swan --format png -o /dev", 1, "/dev: can't be written: it is a folder"),
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

  @Test("each format is exported to standard output and to a file, which is replaced whole or left alone")
  func export() throws {
    let result = try BuiltProgram.run(
      """
      set -e; folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT; cd "$folder"
      for format in fold svg png; do
        "$ORIGAMI" export swan --format $format > piped; "$ORIGAMI" export swan -o swan.$format; cmp piped swan.$format
      done
      "$ORIGAMI" check swan.fold
      cp swan.svg before; ! "$ORIGAMI" export swan --step 99 -o swan.svg; cmp before swan.svg
      "$ORIGAMI" export swan.fold --format fold | cmp - swan.fold; "$ORIGAMI" export swan.fold --step 2 -o two.svg
      "$ORIGAMI" export swan.fold --format json | "$ORIGAMI" check -
      ln -s swan.svg link; "$ORIGAMI" export swan --format svg --step 3 -o link; test -L link; ! cmp before swan.svg
      "$ORIGAMI" export swan --format svg -o /dev/null; ls | tr '\\n' ' '
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("before link piped swan.fold swan.png swan.svg two.svg "))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("there is no step 99, only 9") })
    #expect(lines.count == 1)
  }

  @Test("instructions are exported to a file with their photos beside it, and to a stream without them")
  func exportedInstructions() throws {
    let result = try BuiltProgram.run(
      """
      set -e; folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT; cd "$folder"
      "$ORIGAMI" export swan --format json | tee piped.json | "$ORIGAMI" check -; "$ORIGAMI" check piped.json
      "$ORIGAMI" export swan -o new.json; "$ORIGAMI" check new.json
      diff <("$ORIGAMI" print swan) <("$ORIGAMI" print new.json); "$ORIGAMI" export swan -o new.json
      "$ORIGAMI" export new.json -o copy.json; "$ORIGAMI" check copy.json
      "$ORIGAMI" export swan --format json -o /dev/null; "$ORIGAMI" export swan --format json -o /dev/stdout > read.json
      ! ls -d /dev/*-photos; cmp read.json piped.json; mkfifo pipe; cat pipe > read.json &
      "$ORIGAMI" export swan --format json -o pipe; wait; cmp read.json piped.json
      ls; ls new-photos; cd new-photos; ls pictures | wc -l
      cd ..; rm new-photos/pictures/swan-red-1.png; ! "$ORIGAMI" export new.json -o third.json; ls third* 2>&1 | wc -l
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.split(separator: "\n") == [
        "copy-photos", "copy.json", "new-photos", "new.json", "pipe", "piped.json", "read.json", "photos-1.json",
        "photos-2.json", "photos-3.json", "pictures", "14", "1",
      ])
    #expect(
      result.errors.replacing(/ls: .*\n/, with: "")
        == "origami: ./new-photos/pictures/swan-red-1.png: can't be read: No such file or directory\n")
  }

  @Test("a shape that no instructions can state is refused in one line that says why")
  func unstatable() throws {
    let result = try BuiltProgram.run(
      """
      echo '{"file_spec": 1.2, "vertices_coords": [[0,0,0],[1,0,0],[1,1,0.5]], "faces_vertices": [[0,1,2]]}' |
      "$ORIGAMI" export - --format json
      """)
    #expect(result.status == 1 && result.output == "")
    #expect(
      result.errors == "origami: standard input: frame “Folded form”: it doesn't tell where its corners are on the "
        + "sheet, so json can't state it; fold, svg and png can\n")
  }

  @Test("words can be read aloud; unicode and ascii draw each step")
  func styles() throws {
    func text(_ style: String) throws -> String {
      try BuiltProgram.run("\"$ORIGAMI\" print swan --style \(style)").output
    }
    let isDot: (Unicode.Scalar) -> Bool = { (0x2800...0x28FF).contains($0.value) }
    #expect(try text("words") == BuiltProgram.run("\"$ORIGAMI\" print swan").output)
    #expect(try !text("words").unicodeScalars.contains { isDot($0) || (0x2500...0x259F).contains($0.value) })
    #expect(try text("unicode").unicodeScalars.count(where: isDot) > 1000)
    let ascii = try text("ascii")
    #expect(ascii.contains("The finished model") && !ascii.unicodeScalars.contains(where: isDot))
    for style in ["words", "unicode", "ascii"] {
      #expect(try text(style).split(separator: "\n").allSatisfy { $0.last != " " })
    }
  }

  @Test("several files are all checked, and one that is wrong makes the status 1")
  func severalFiles() throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" check nix swan /nowhere.json cup")
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.output.contains("no model “nix”") && result.output.contains("/nowhere.json: can't be read"))
  }

  @Test("settings come from the file that is named; what is wrong there is said, and the program goes on")
  func configuration() throws {
    let result = try BuiltProgram.run(
      """
      file=$(mktemp); printf 'wording = concise\\nmuose = off\\n' > $file
      ORIGAMI_CONFIG=$file "$ORIGAMI" --print-config; "$ORIGAMI" --config $file --print-config; rm $file
      """)
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count { $0 == "wording = concise" } == 2)
    #expect(
      result.errors.split(separator: "\n").count {
        $0.hasSuffix(
          ":2: the key “muose” is unknown; there are detail, wording, glyphs, motion, mouse, color, accessible")
      } == 2)
    let missing = try BuiltProgram.run("\"$ORIGAMI\" --config /nowhere/config list --names")
    #expect(missing.status == 2)
    #expect(try BuiltProgram.run("\"$ORIGAMI\" --config /nowhere/config swan").status == 1)
  }

  @Test("what was changed in the program comes before the file of settings")
  func changedSettings() throws {
    let result = try BuiltProgram.run(
      """
      export XDG_STATE_HOME=$(mktemp -d) ORIGAMI_CONFIG=$(mktemp)
      printf 'wording = concise\\nglyphs = ascii\\n' > $ORIGAMI_CONFIG; mkdir "$XDG_STATE_HOME/origami"
      echo '{"settings": {"wording": "detailed"}}' > "$XDG_STATE_HOME/origami/record.json"
      "$ORIGAMI" --print-config; rm -r "$XDG_STATE_HOME" $ORIGAMI_CONFIG
      """)
    #expect(result.output.contains("wording = detailed\n") && result.output.contains("glyphs = ascii\n"))
  }

  @Test("what is printed is worded as the command line says, or what was changed in the program, or the file")
  func wording() throws {
    let result = try BuiltProgram.run(
      """
      set -e; export XDG_STATE_HOME=$(mktemp -d) ORIGAMI_CONFIG=$(mktemp); trap 'rm -r "$XDG_STATE_HOME"' EXIT
      cd "$XDG_STATE_HOME"; mkdir origami; for wording in concise detailed; do
        "$ORIGAMI" print swan --wording $wording > $wording; done; "$ORIGAMI" print swan --detail essential > essential
      ! cmp -s concise detailed; ! cmp -s essential detailed; "$ORIGAMI" print swan | cmp - detailed
      "$ORIGAMI" print swan --config <(sleep 0.1; echo wording = concise) | cmp - concise
      printf 'wording = concise\ndetail = essential\n' > $ORIGAMI_CONFIG
      "$ORIGAMI" print swan --detail full | cmp - concise
      echo '{"settings": {"wording": "detailed"}}' > origami/record.json
      "$ORIGAMI" print swan | cmp - essential; "$ORIGAMI" --plain swan | cmp - essential
      "$ORIGAMI" print swan --wording concise --detail full | cmp - concise; rm $ORIGAMI_CONFIG
      """)
    #expect(result.status == 0 && result.output == "" && result.errors == "", "\(result.output)\(result.errors)")
  }

  @Test("a document comes through standard input")
  func standardInput() throws {
    let result = try BuiltProgram.run("\"$ORIGAMI\" export swan --format json | \"$ORIGAMI\" -")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Swan\n====\n"))
  }

  @Test("a document of standard input is exported without the photos, which stand nobody knows where")
  func standardInputExported() throws {
    let result = try BuiltProgram.run(
      """
      folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT; cd "$folder"
      "$ORIGAMI" export swan -o swan.json; cat swan.json | (mkdir away; cd away; "$ORIGAMI" export - -o swan.json)
      cd away; "$ORIGAMI" check swan.json && ls
      """)
    #expect(result.status == 0 && result.output == "swan.json\n" && result.errors == "", "\(result)")
  }
}

import TerminalCore
import TestSupport
import Testing

/// The program on terminals of many types, in locales of other character sets, with and without colour.
@Suite(.serialized, .oneAtATime) struct TerminalTypeTests {
  private func shown(_ environment: [String: String], options: String = "") -> TerminalProcess {
    let reading = readingProcess("exec \"$ORIGAMI\" \(options) swan", environment: environment)
    #expect(reading.wait { $0.isAt(step: 1) }, "\(environment)")
    reading.settle()
    return reading
  }

  private func colors(_ reading: TerminalProcess) -> Set<Int32> {
    Set(reading.screen.rows.joined().flatMap { [$0.foreground, $0.background] })
  }

  @Test(
    "the same text is shown under every name of a terminal, installed or not, and given back",
    arguments: [
      "xterm", "xterm-direct", "tmux-256color", "screen-256color", "screen", "linux", "vt100", "vt220", "rxvt",
      "alacritty",
      "foot", "xterm-kitty", "no-such-terminal", "",
    ])
  func types(type: String) {
    // Diagrams on terminals without colours tell the paper's sides apart by other means.
    let usual = shown(type.hasPrefix("vt") ? ["NO_COLOR": "1"] : [:]).screen.text
    let reading = shown(["TERM": type])
    #expect(reading.screen.text == usual)
    reading.terminal.type("jjkk")
    reading.settle()
    #expect(reading.screen.text == usual)
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test("a dumb terminal gets plain text")
  func dumb() {
    let reading = readingProcess(environment: ["TERM": "dumb"])
    #expect(reading.end() == 0)
    #expect(!reading.output.contains(0x1B) && reading.screen.scrolls > 0)
  }

  @Test("colours are those that the environment and the options allow, in the order of the conventions")
  func colorDepth() {
    let direct = ["COLORTERM": "truecolor"]
    #expect(colors(shown(direct)).contains { $0 > 255 })
    #expect(colors(shown([:])).allSatisfy { $0 < 256 } && colors(shown([:])).count > 1)
    #expect(colors(shown(["TERM": "linux"])).allSatisfy { $0 < 16 })
    for environment in [["NO_COLOR": "1"], ["CLICOLOR": "0"], ["TERM": "vt100"]] {
      #expect(colors(shown(environment.merging(direct) { own, _ in own })) == [-1], "\(environment)")
    }
    #expect(colors(shown(["CLICOLOR": "0", "CLICOLOR_FORCE": "1"])).count > 1)
    #expect(colors(shown(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"])) == [-1])
    #expect(colors(shown(["NO_COLOR": "1"], options: "--color=always")).count > 1)
    #expect(colors(shown(direct, options: "--color=never")) == [-1])
    let plain = shown(["NO_COLOR": "1"]).screen.rows.joined()
    #expect(plain.contains { $0.attributes.contains(.bold) })
  }

  @Test(
    "what is to be read is read on light and dark: in the terminal's own colours or in magenta, on grounds in its own",
    arguments: [("swan", ["?", "c", "/fold\r", "x", "7\r", "s"]), ("", ["*", "o", "?", "/cr"])])
  func contrast(model: String, keys: [String]) {
    let reading = readingProcess("exec \"$ORIGAMI\" \(model)", width: 100, height: 40)
    #expect(reading.wait(for: "help"))
    for key in [""] + keys {
      reading.closeEverything()
      reading.terminal.type(key)
      reading.settle()
      for cell in reading.screen.rows.joined() where !cell.text.trimmingPrefix(" ").isEmpty {
        let isLetter = cell.text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
        let isRead = cell.background == -1 ? [-1, 5].contains(cell.foreground) : cell.foreground != -1 || !isLetter
        #expect(isRead, "\(key): \(cell)")
      }
    }
  }

  @Test(
    "in a locale that is not UTF-8 the screen is ASCII, and still says what to do",
    arguments: ["C", "POSIX", "en_US.ISO-8859-1", "de_DE"])
  func locale(name: String) {
    let reading = shown(["LC_ALL": name])
    #expect(reading.output.allSatisfy { $0 < 0x80 })
    #expect(reading.screen.text[0].hasPrefix("1. Crease the diagonal"))
    let wanted = shown([:]).screen.text
    let letters = { (text: [String]) in text.joined().filter { $0.isLetter && $0.isASCII }.count }
    #expect(letters(reading.screen.text) >= letters(wanted))
    reading.terminal.type("q")
    #expect(reading.end() == 0)
  }

  @Test(
    "there plain text, the list, help and errors are ASCII too; a pipe gets every letter",
    arguments: ["--plain swan", "list", "--help", "nix", "print swan --style unicode"])
  func plainText(arguments: String) throws {
    let reading = readingProcess("\"$ORIGAMI\" \(arguments)", environment: ["LC_ALL": "C"])
    #expect([0, 1].contains(reading.end()))
    #expect(reading.output.count > 100 && reading.output.allSatisfy { $0 < 0x80 })
    let locales = try ["C", "C.UTF-8"].map {
      try BuiltProgram.run("\"$ORIGAMI\" \(arguments) 2>&1", environment: ["LC_ALL": $0]).output
    }
    #expect(locales[0] == locales[1] && !locales[0].isEmpty)
  }

  @Test("in accessible mode the cursor stands on the step that is read, wherever it goes")
  func cursor() {
    let reading = shown(["ORIGAMI_ACCESSIBLE": "screen"])
    #expect(reading.screen.modes.contains(25))
    for key in ["", "]", "]", "j", "j", "[", "G", "g", "5\r"] {
      reading.terminal.type(key)
      reading.settle()
      let screen = reading.screen
      #expect(screen.modes.contains(25) && screen.x == 0, "\(key)")
      let title = screen.text.last?.split(separator: " ").dropFirst(2).first.map { "\($0). " } ?? "?"
      let line = screen.text[screen.y]
      let isTitle = line.hasPrefix(title) || screen.y == 0 || screen.text.last?.contains("showcase") ?? false
      #expect(isTitle, "\(key): \(line)")
    }
    reading.terminal.type("q")
    #expect(reading.end() == 0)
    #expect(reading.leftovers == [])
  }

  @Test(
    "in accessible mode the cursor stands on what is chosen in the library and in sheets, and nothing moves by itself")
  func chosen() {
    let reading = readingProcess(
      "exec \"$ORIGAMI\"", width: 100, height: 40, environment: ["ORIGAMI_ACCESSIBLE": "screen"])
    for (key, beginning) in [
      ("", "Cat face"), ("l", "Crane"), ("/cu", "▏"), ("\r", "Cup"), ("\r", "1. "), ("c", "› "), ("\u{1B}[B", "› "),
      ("\r", "2. "), ("/x", "▏"), ("\u{1B}[27u", "2. "), ("?", "Keys"),
    ] {
      reading.terminal.type(key)
      #expect(
        reading.wait { screen in
          guard screen.modes.contains(25) else { return false }
          let text = screen.rows[screen.y].dropFirst(screen.x).map(\.text).joined()
          return text.trimmingPrefix(" ").hasPrefix(beginning) || key == "/cu" && screen.x == 3
        }, "\(key)")
    }
    reading.terminal.type("\u{1B}[27u")
    reading.settle()
    let scrolls = reading.screen.scrolls
    reading.terminal.type("s")
    #expect(reading.wait { $0.text[0].contains("Showcase") || $0.text.last?.contains("showcase") ?? false })
    #expect(reading.screen.scrolls <= scrolls + 1)
  }
}

import OrigamiModel

/// What the program says about itself, in lines of at most 80 columns.
enum HelpText {
  /// The program's name and number.
  static let version = "origami 0.1.0"

  /// How the program is used.
  static let usage: String = """
    Browse origami instructions in the terminal.

    Usage:
    \(table(uses, column: 32))

    Options:
    \(table((Option.ofScreen + Option.ofAll).map(entry), column: 25))

    When the output is no terminal, the instructions are printed as plain text.
    On the screen, ? shows the keys and q quits. Where the locale (LC_ALL, LC_CTYPE,
    LANG) is not UTF-8, the terminal gets ASCII.

    Exit status: 0 if all went well, 1 if something can't be read or is wrong,
    2 if the command line can't be understood.

    Examples:
    \(table(examples, column: 32))
    """

  /// How a command is used.
  static func usage(of command: CommandName) -> String {
    let options = command.options + [.help]
    return """
      Usage: origami \(command.rawValue) \(command.arguments)

      \(wrapped(command.explanation, width: 78).joined(separator: "\n"))

      Options:
      \(table(options.map(entry), column: 27))

      Examples:
      \(table(command.examples, column: 54))
      """
  }

  private static var uses: [(String, String)] {
    [
      ("origami [OPTIONS]", "choose a model from the list"),
      ("origami [OPTIONS] MODEL", "open a model of the library, such as swan"),
      ("origami [OPTIONS] FILE", "open a file, JSON or FOLD; - is standard input"),
    ] + CommandName.allCases.map { ("origami \($0.rawValue) \($0.arguments)", $0.summary) }
  }

  private static let examples = [
    ("origami swan", "fold the swan"), ("origami --plain swan | less", "read it as text"),
    ("curl -s URL | origami -", "open a document from a pipe"),
  ]

  private static func entry(_ option: Option) -> (String, String) {
    let names = [option.short, option.rawValue].compactMap { $0 }.joined(separator: ", ")
    return (names + (option.value.map { " " + $0 } ?? ""), option.explanation)
  }

  /// Two columns; what is too long for the first has a line of its own.
  private static func table(_ entries: [(String, String)], column: Int) -> String {
    entries.flatMap { name, text -> [String] in
      let start = "  " + name
      var lines = wrapped(text, width: 80 - column).map { String(repeating: " ", count: column) + $0 }
      if start.count < column - 1 {
        lines[0] = start + lines[0].dropFirst(start.count)
      } else {
        lines.insert(start, at: 0)
      }
      return lines
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

import Testing

@testable import origami

@Suite struct HelpTextTests {
  @Test("every help fits 80 columns and names every option of its command")
  func help() {
    let texts =
      [(HelpText.usage, Option.ofScreen + Option.ofAll)]
      + CommandName.allCases.map { (HelpText.usage(of: $0), $0.options) }
    for (text, options) in texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
      #expect(text.contains("\n\nExamples:\n  ") && !text.hasSuffix("\n"))
      for option in options { #expect(text.contains(option.rawValue), "\(option)") }
    }
    for command in CommandName.allCases { #expect(HelpText.usage.contains("origami \(command.rawValue) ")) }
  }

  @Test("every option belongs to the screen or a command")
  func options() {
    let known = Set(Option.ofScreen + Option.ofAll + CommandName.allCases.flatMap(\.options))
    #expect(known == Set(Option.allCases))
  }

  @Test("the help says this")
  func golden() {
    #expect(
      HelpText.usage == """
        Browse origami instructions in the terminal.

        Usage:
          origami [OPTIONS]             choose a model from the list
          origami [OPTIONS] MODEL       open a model of the library, such as swan
          origami [OPTIONS] FILE        open a file, JSON or FOLD; - is standard input
          origami list [--names]        the models there are, a line each
          origami print MODEL [OPTIONS]
                                        a model's instructions as plain text
          origami render MODEL -o FILE.png [OPTIONS]
                                        a picture of a model, as a PNG file
          origami export MODEL [OPTIONS]
                                        a model as FOLD, SVG, PNG or JSON
          origami check [MODEL…]        fold models and name every mistake
          origami help [COMMAND]        this text, or that of a command

        Options:
          --plain                plain text with the moves in words, for pipes and
                                 screen readers; so does ORIGAMI_ACCESSIBLE=1, while
                                 ORIGAMI_ACCESSIBLE=screen has the cursor of the full
                                 screen follow the step that is read
          --width N              columns of plain text, 20 to 1000
          --color WHEN           colour: auto, always or never
          --no-mouse             leave the mouse to the terminal
          --no-motion            nothing moves by itself; so does NO_MOTION=1
          --config FILE          read the settings from FILE instead of the user's file
          --print-config         the settings in force, as a file of settings
          -h, --help             this text; after a command, that of the command
          -V, --version          name and number

        When the output is no terminal, the instructions are printed as plain text.
        On the screen, ? shows the keys and q quits. Where the locale (LC_ALL, LC_CTYPE,
        LANG) is not UTF-8, the terminal gets ASCII.

        Exit status: 0 if all went well, 1 if something can't be read or is wrong,
        2 if the command line can't be understood.

        Examples:
          origami swan                  fold the swan
          origami --plain swan | less   read it as text
          curl -s URL | origami -       open a document from a pipe
        """)
  }

  @Test("the version is a name and a number")
  func version() throws { #expect(try /origami \d+\.\d+\.\d+/.wholeMatch(in: HelpText.version) != nil) }
}

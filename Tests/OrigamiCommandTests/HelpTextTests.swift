import Testing

@testable import origami

@Suite struct HelpTextTests {
  @Test("the help fits 80 columns and names every option")
  func help() {
    let lines = HelpText.usage.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for option in Option.allCases { #expect(HelpText.usage.contains(option.rawValue), "\(option)") }
  }

  @Test("the help says this")
  func golden() {
    #expect(
      HelpText.usage == """
        Browse origami instructions in the terminal.

        Usage:
          origami [OPTIONS]              choose a model from the list
          origami [OPTIONS] MODEL        open a model of the library, such as swan
          origami [OPTIONS] FILE         open a file, JSON or FOLD; - is standard input
          origami list                   the models of the library
          origami print MODEL            a model's instructions as plain text
          origami render MODEL -o FILE.png [PICTURE OPTIONS]
                                         a picture of a model
          origami check [MODEL…]         check models; without one, the whole library

        Options:
          --plain                  plain text with the moves in words, for pipes and
                                   screen readers; so does ORIGAMI_ACCESSIBLE=1
          --width N                columns of plain text, 20 to 1000
          --color WHEN             colour: auto, always or never
          --no-mouse               leave the mouse to the terminal
          --no-motion              nothing moves by itself; so does NO_MOTION=1
          -h, --help               this text
          -V, --version            name and number

        Picture options:
          -o, --output FILE.png    where the picture goes
          --size WxH               its pixels, 640x480 if not given
          --paper COLOR[/OTHER]    the paper's sides; one colour is both
          --background COLOR       what the model lies on
          --step N                 the paper after step N instead of the finished model
          --back                   seen from the other side
          Colours are white, pink, red, orange, yellow, green, teal, blue,
              purple, brown, grey, black, or #rrggbb.

        When the output is no terminal, the instructions are printed as plain text.
        On the screen, ? shows the keys and q quits.

        Exit status: 0 if all went well, 1 if something can't be read or is wrong,
        2 if the command line can't be understood.
        """)
  }

  @Test("the version is a name and a number")
  func version() throws { #expect(try /origami \d+\.\d+\.\d+/.wholeMatch(in: HelpText.version) != nil) }
}

import OrigamiModel

/// What the program says about itself.
enum HelpText {
  /// The program's name and number.
  static let version = "origami 0.1.0"

  private static let colors: String = {
    var lines: [String] = []
    for name in PaperColor.names {
      if let last = lines.last, last.count + name.count < 56 {
        lines[lines.count - 1] += " \(name),"
      } else {
        lines.append("\(name),")
      }
    }
    return lines.joined(separator: "\n      ")
  }()

  /// How the program is used, in lines of at most 80 columns.
  static let usage = """
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
                               screen readers; so does ORIGAMI_ACCESSIBLE=1,
                               while ORIGAMI_ACCESSIBLE=screen has the cursor of the
                               full screen follow the step that is read
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
      Colours are \(colors) or #rrggbb.

    When the output is no terminal, the instructions are printed as plain text.
    On the screen, ? shows the keys and q quits.

    Exit status: 0 if all went well, 1 if something can't be read or is wrong,
    2 if the command line can't be understood.
    """
}

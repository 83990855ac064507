import OrigamiModel

extension Option {
  /// What it does, for the help.
  var explanation: String {
    switch self {
    case .plain:
      "plain text with the moves in words, for pipes and screen readers; so does ORIGAMI_ACCESSIBLE=1, "
        + "while ORIGAMI_ACCESSIBLE=screen has the cursor of the full screen follow the step that is read"
    case .width: "columns of plain text, 20 to 1000"
    case .color: "colour: auto, always or never"
    case .noMouse: "leave the mouse to the terminal"
    case .noMotion: "nothing moves by itself; so does NO_MOTION=1"
    case .config: "read the settings from FILE instead of the user's file"
    case .printConfig: "the settings in force, as a file of settings"
    case .names: "the names alone"
    case .style:
      "what stands for the diagrams: words, the default, tells the moves in words and can be read aloud; "
        + "unicode and ascii draw them"
    case .wording: "concise or detailed; where it is left out, as the settings say"
    case .detail: "the steps that are told: essential, standard or full; where it is left out, as the settings say"
    case .format: "fold, svg, png or json; where it is left out, the ending of the output file's name says it"
    case .size: "the picture's pixels, 640x480 if not given"
    case .paper: "the paper's sides; one colour is both"
    case .background: "what the model lies on"
    case .step: "step N, instead of the finished model"
    case .back: "seen from the other side"
    case .output: "where the result goes; - is standard output"
    case .help: "this text; after a command, that of the command"
    case .version: "name and number"
    }
  }
}

extension CommandName {
  /// What there is to know about it, for its help.
  var explanation: String {
    switch self {
    case .list: "Lists the models that can be named: name, title, difficulty, steps and time."
    case .print:
      "Prints a model's instructions as plain text. MODEL is a name from “origami list”, a file, or - for standard input. "
        + "Options come before what was set in the program, that before the file of settings."
    case .render:
      "Paints the paper as it lies, after a step (0 is the unfolded sheet) or finished. Colours are "
        + PaperColor.names.joined(separator: ", ") + " or #rrggbb."
    case .export:
      "Writes a model for other programs: fold is every state of the paper in the FOLD format 1.2, json the instructions, "
        + "svg and png the diagram of a step or the finished model. The result goes to standard output, or whole or not "
        + "at all to a file; a picture is not written to a terminal. Photos go with json into a folder beside the file, "
        + "and are left out on standard output. A FOLD file becomes one whose frames are all complete, or json if its "
        + "folded forms are flat, with known layers, of a square or rectangle."
    case .check:
      "Folds models and checks their files, every state of the paper, and their pictures. MODEL is a name, or a file in "
        + "the JSON or FOLD format. Without one, the whole library. Every fault is a line, and with one the exit status is 1."
    case .help: "Explains the program, or one command: " + CommandName.allCases.map(\.rawValue).inWords + "."
    }
  }

  /// Command lines as they are used, each with what it does.
  var examples: [(String, String)] {
    switch self {
    case .list: [("origami list", "what there is to fold"), ("origami list --names | wc -l", "how many models")]
    case .print:
      [
        ("origami print swan --style unicode", "with its diagrams"),
        ("origami print cup --wording concise", "in few words"),
        ("origami print - < fish.json", "from standard input"),
      ]
    case .render:
      [
        ("origami render swan -o swan.png", "the finished model"),
        ("origami render cup -o cup.png --paper red/white", "in other colours"),
        ("origami render swan -o kite.png --step 3 --back", "from behind"),
      ]
    case .export:
      [
        ("origami export swan -o swan.fold", "for other programs"),
        ("origami export swan -o step-4.svg --step 4", "one diagram"),
        ("origami export swan -o my-swan.json", "to change it"),
      ]
    case .check: [("origami check", "the whole library"), ("origami check fish.json *.fold", "some files")]
    case .help: [("origami help export", "about one command")]
    }
  }
}

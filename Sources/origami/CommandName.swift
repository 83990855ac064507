/// The first word of a command line that is no model.
enum CommandName: String, CaseIterable {
  case list, print, render, export, check, help

  /// The options that mean something to it.
  var options: [Option] {
    switch self {
    case .list: [.names]
    case .print: [.style, .width, .wording, .detail, .config]
    case .render: [.output, .size, .paper, .background, .step, .back]
    case .export: [.format, .step, .output]
    case .check, .help: []
    }
  }

  /// What may follow it.
  var arguments: String {
    switch self {
    case .list: "[--names]"
    case .print: "MODEL [OPTIONS]"
    case .render: "MODEL -o FILE.png [OPTIONS]"
    case .export: "MODEL [OPTIONS]"
    case .check: "[MODEL…]"
    case .help: "[COMMAND]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .list: "the models there are, a line each"
    case .print: "a model's instructions as plain text"
    case .render: "a picture of a model, as a PNG file"
    case .export: "a model as FOLD, SVG, PNG or JSON"
    case .check: "fold models and name every mistake"
    case .help: "this text, or that of a command"
    }
  }
}

extension Option {
  /// The options of the screen, which is what there is without a command.
  static let ofScreen: [Option] = [.plain, .width, .color, .noMouse, .noMotion, .config, .printConfig]
  /// The options that mean something everywhere.
  static let ofAll: [Option] = [.help, .version]
}

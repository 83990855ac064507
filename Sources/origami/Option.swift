/// An option of the command line.
enum Option: String, CaseIterable {
  case help = "--help"
  case version = "--version"
  case plain = "--plain"
  case width = "--width"
  case color = "--color"
  case noMouse = "--no-mouse"
  case noMotion = "--no-motion"
  case size = "--size"
  case paper = "--paper"
  case background = "--background"
  case step = "--step"
  case back = "--back"
  case output = "--output"

  /// Finds an option by what the user wrote, its short form included.
  init?(spelling: String) {
    switch spelling {
    case "-h": self = .help
    case "-V": self = .version
    case "-o": self = .output
    default: self.init(rawValue: spelling)
    }
  }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .width, .color, .size, .paper, .background, .step, .output: true
    case .help, .version, .plain, .noMouse, .noMotion, .back: false
    }
  }
}

/// An option with its value.
struct GivenOption: Hashable {
  let option: Option
  /// Empty for an option without a value.
  let value: String
}

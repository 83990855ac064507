/// An option of the command line.
enum Option: String, CaseIterable {
  case plain = "--plain"
  case width = "--width"
  case color = "--color"
  case noMouse = "--no-mouse"
  case noMotion = "--no-motion"
  case config = "--config"
  case printConfig = "--print-config"
  case names = "--names"
  case style = "--style"
  case wording = "--wording"
  case detail = "--detail"
  case format = "--format"
  case size = "--size"
  case paper = "--paper"
  case background = "--background"
  case step = "--step"
  case back = "--back"
  case output = "--output"
  case help = "--help"
  case version = "--version"

  /// Finds an option by what the user wrote, its short form included.
  init?(spelling: String) {
    guard let option = Self.allCases.first(where: { $0.rawValue == spelling || $0.short == spelling }) else {
      return nil
    }
    self = option
  }

  /// The short form, if it has one.
  var short: String? {
    switch self {
    case .help: "-h"
    case .version: "-V"
    case .output: "-o"
    default: nil
    }
  }

  /// What the value that follows is called; nothing if none does.
  var value: String? {
    switch self {
    case .width, .step: "N"
    case .color: "WHEN"
    case .config, .output: "FILE"
    case .style: "STYLE"
    case .wording: "WORDING"
    case .detail: "DETAIL"
    case .format: "FORMAT"
    case .size: "WxH"
    case .paper: "COLOR[/OTHER]"
    case .background: "COLOR"
    case .plain, .noMouse, .noMotion, .printConfig, .names, .back, .help, .version: nil
    }
  }
}

/// An option with its value.
struct GivenOption: Hashable {
  let option: Option
  /// Empty for an option without a value.
  let value: String
}

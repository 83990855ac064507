/// What is wrong with the command line.
enum UsageError: Error, Hashable {
  case unknownOption(String)
  case missingValue(Option)
  case unwantedValue(Option)
  case wrongValue(Option, String, expected: String)
  /// An option that means nothing to this command.
  case uselessOption(Option, command: String)
  case unwantedArgument(String)
  case unknownCommand(String)
  case missingModel(command: String)
  case missingOption(Option, command: String)
  /// Neither an option nor the ending of the output's name says the format.
  case missingFormat
  /// A picture was to be written to a terminal.
  case pictureOnTerminal
}

extension UsageError: CustomStringConvertible {
  /// The mistake in one line.
  var description: String {
    switch self {
    case .unknownOption(let name): "unknown option \(name)"
    case .missingValue(let option): "\(option.rawValue) wants a value"
    case .unwantedValue(let option): "\(option.rawValue) takes no value"
    case .wrongValue(let option, let value, let expected): "\(option.rawValue): expected \(expected), found “\(value)”"
    case .uselessOption(let option, let command): "\(option.rawValue) has no meaning with \(command)"
    case .unwantedArgument(let argument): "unexpected argument “\(argument)”"
    case .unknownCommand(let name):
      "there is no command “\(name)”; there are \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))"
    case .missingModel(let command): "\(command) wants a model or a file"
    case .pictureOnTerminal: "a PNG picture can't be shown on the terminal; name a file with --output"
    case .missingFormat:
      "export wants --format, or an output file that ends in "
        + ExportOptions.Format.allCases.map { ".\($0)" }.inWords
    case .missingOption(let option, let command): "\(command) wants \(option.rawValue)"
    }
  }
}

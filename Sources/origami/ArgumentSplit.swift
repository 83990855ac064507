/// The command line taken apart: options with their values, and the words between them.
struct ArgumentSplit {
  private(set) var options: [GivenOption] = []
  private(set) var words: [String] = []
  /// The first thing that is wrong with an option.
  private(set) var mistake: UsageError?

  /// Takes the arguments after the program's name apart.
  ///
  /// `--name=value` and `--name value` mean the same, and so do `-nvalue` and `-n value`; after `--` everything is a word.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = Self.parts(of: argument)
      guard let option = Option(spelling: parts[0]) else {
        mistake = mistake ?? .unknownOption(parts[0])
        continue
      }
      var value = parts.count > 1 ? parts[1] : nil
      if option.value != nil {
        value = value ?? rest.popFirst()
        if value == nil { mistake = mistake ?? .missingValue(option) }
      } else if value != nil {
        mistake = mistake ?? .unwantedValue(option)
      }
      options.append(GivenOption(option: option, value: value ?? ""))
    }
  }

  /// An option as it is spelt, and the value that is joined to it: `--name=value`, `-nvalue`.
  private static func parts(of argument: String) -> [String] {
    let isShort = !argument.hasPrefix("--")
    if isShort, let option = Option(spelling: String(argument.prefix(2))), option.value != nil, argument.count > 2 {
      return [String(argument.prefix(2)), String(argument.dropFirst(2))]
    }
    return argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
}

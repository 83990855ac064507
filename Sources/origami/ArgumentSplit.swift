/// The command line taken apart: options with their values, and the words between them.
struct ArgumentSplit {
  private(set) var options: [GivenOption] = []
  private(set) var words: [String] = []

  /// Takes the arguments after the program's name apart.
  ///
  /// `--name=value` and `--name value` mean the same; after `--` everything is a word.
  init(_ arguments: [String]) throws(UsageError) {
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
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Option(spelling: parts[0]) else { throw .unknownOption(parts[0]) }
      var value = parts.count > 1 ? parts[1] : nil
      if option.value != nil {
        value = value ?? rest.popFirst()
        guard value != nil else { throw .missingValue(option) }
      } else if value != nil {
        throw .unwantedValue(option)
      }
      options.append(GivenOption(option: option, value: value ?? ""))
    }
  }
}

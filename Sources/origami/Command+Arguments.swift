extension Command {
  /// Reads the arguments after the program's name.
  init(arguments: [String]) throws(UsageError) {
    let split = ArgumentSplit(arguments)
    if let mistake = split.mistake { throw mistake }
    let name = split.command
    for given in split.options {
      if given.option == .help {
        self = .help(name)
        return
      }
      if given.option == .version {
        self = .version
        return
      }
    }
    guard let name else {
      try self.init(screen: split)
      return
    }
    for given in split.options where !name.options.contains(given.option) {
      throw .uselessOption(given.option, command: name.rawValue)
    }
    var words = split.words.dropFirst()
    func model() throws(UsageError) -> ModelSource {
      guard let model = words.popFirst() else { throw .missingModel(command: name.rawValue) }
      return ModelSource(argument: model)
    }
    switch name {
    case .list: self = .list(namesOnly: split.options.contains { $0.option == .names })
    case .print: self = .print(try model(), try PrintOptions(split.options))
    case .render: self = .render(try model(), try RenderOptions(split.options))
    case .export: self = .export(try model(), try ExportOptions(split.options))
    case .check:
      self = .check(words.map(ModelSource.init(argument:)))
      words = []
    case .help:
      let topic = words.popFirst()
      guard topic == nil || topic.flatMap(CommandName.init) != nil else { throw .unknownCommand(topic ?? "") }
      self = .help(topic.flatMap(CommandName.init))
    }
    if let word = words.first { throw .unwantedArgument(word) }
  }

  /// The command that arguments mean, also where they are wrong.
  static func name(in arguments: [String]) -> CommandName? { ArgumentSplit(arguments).command }

  /// Reads a command line without a command.
  private init(screen split: ArgumentSplit) throws(UsageError) {
    for given in split.options where !Option.ofScreen.contains(given.option) {
      throw .uselessOption(given.option, command: "the screen")
    }
    if split.words.count > 1 { throw .unwantedArgument(split.words[1]) }
    let options = try BrowseOptions(split.options)
    if split.options.contains(where: { $0.option == .printConfig }) {
      if let word = split.words.first { throw .unwantedArgument(word) }
      self = .printConfiguration(options)
    } else {
      self = .browse(split.words.first.map(ModelSource.init(argument:)), options)
    }
  }
}

extension ArgumentSplit {
  fileprivate var command: CommandName? { words.first.flatMap(CommandName.init) }
}

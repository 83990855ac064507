extension Command {
  /// Reads the arguments after the program's name.
  init(arguments: [String]) throws(UsageError) {
    let split = try ArgumentSplit(arguments)
    for given in split.options {
      if given.option == .help {
        self = .help
        return
      }
      if given.option == .version {
        self = .version
        return
      }
    }
    var words = split.words[...]
    switch words.first {
    case "list":
      words.removeFirst()
      try Self.refuse(split.options, but: [], command: "list")
      try Self.refuse(words)
      self = .list
    case "print":
      words.removeFirst()
      try Self.refuse(split.options, but: [.width], command: "print")
      guard let model = words.popFirst() else { throw .missingModel(command: "print") }
      try Self.refuse(words)
      self = .print(ModelSource(argument: model), width: try BrowseOptions(split.options).width)
    case "render":
      words.removeFirst()
      try Self.refuse(
        split.options, but: [.size, .paper, .background, .step, .back, .output], command: "render")
      guard let model = words.popFirst() else { throw .missingModel(command: "render") }
      try Self.refuse(words)
      self = .render(ModelSource(argument: model), try RenderOptions(split.options))
    case "check":
      words.removeFirst()
      try Self.refuse(split.options, but: [], command: "check")
      self = .check(words.map(ModelSource.init(argument:)))
    default:
      let model = words.popFirst()
      try Self.refuse(words)
      try Self.refuse(split.options, but: [.plain, .width, .color, .noMouse, .noMotion], command: "the screen")
      self = .browse(model.map(ModelSource.init(argument:)), try BrowseOptions(split.options))
    }
  }

  private static func refuse(_ words: ArraySlice<String>) throws(UsageError) {
    if let word = words.first { throw .unwantedArgument(word) }
  }

  private static func refuse(
    _ options: [GivenOption], but allowed: Set<Option>, command: String
  ) throws(UsageError) {
    for given in options where !allowed.contains(given.option) {
      throw .uselessOption(given.option, command: command)
    }
  }
}

extension BrowseOptions {
  /// Reads options; the last one of a kind counts.
  init(_ options: [GivenOption]) throws(UsageError) {
    for given in options {
      switch given.option {
      case .plain: isPlain = true
      case .width: width = try Self.width(given)
      case .color: color = try Self.color(given)
      case .noMouse: usesMouse = false
      case .noMotion: reducesMotion = true
      default: break
      }
    }
  }

  private static func width(_ given: GivenOption) throws(UsageError) -> Int {
    guard let width = Int(given.value), (20...1000).contains(width) else {
      throw .wrongValue(given.option, given.value, expected: "columns from 20 to 1000")
    }
    return width
  }

  private static func color(_ given: GivenOption) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: given.value) else {
      throw .wrongValue(given.option, given.value, expected: "auto, always or never")
    }
    return choice
  }
}

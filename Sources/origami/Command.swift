/// What the user asked for.
enum Command: Hashable {
  /// The help text, of a command or of the whole program.
  case help(CommandName?)
  /// The program's name and number.
  case version
  /// The settings in force, as a file of settings.
  case printConfiguration(BrowseOptions)
  /// A model's screen, or the list of models where none was named.
  case browse(ModelSource?, BrowseOptions)
  /// The models there are, a line each; their names alone if so wished.
  case list(namesOnly: Bool)
  /// A model's instructions as plain text.
  case print(ModelSource, PrintOptions)
  /// A picture of a model.
  case render(ModelSource, RenderOptions)
  /// A model in a format for other programs.
  case export(ModelSource, ExportOptions)
  /// The checks of some models; of the whole library where none was named.
  case check([ModelSource])
}

/// Where a model comes from.
enum ModelSource: Hashable {
  /// The library, by its name there.
  case library(String)
  /// A file.
  case file(String)
  /// The document on standard input.
  case standardInput

  /// Takes an argument for what it most likely is: `-` for standard input, what has a folder or an ending for a file,
  /// all else for a name.
  init(argument: String) {
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("/") || argument.contains(".") {
      self = .file(argument)
    } else {
      self = .library(argument)
    }
  }
}

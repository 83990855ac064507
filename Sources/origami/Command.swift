/// What the user asked for.
enum Command: Hashable {
  /// The help text.
  case help
  /// The program's name and number.
  case version
  /// A model's screen, or the list of models where none was named.
  case browse(ModelSource?, BrowseOptions)
  /// The models of the library, a line each.
  case list
  /// A model's instructions as plain text of some columns.
  case print(ModelSource, width: Int?)
  /// A picture of a model.
  case render(ModelSource, RenderOptions)
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

/// How the screen is to be.
struct BrowseOptions: Hashable {
  /// When there is to be colour.
  enum ColorChoice: String, CaseIterable {
    /// As the environment and the terminal say.
    case auto
    /// Even if the environment says no.
    case always
    /// Never.
    case never
  }

  /// Plain text instead of a screen.
  var isPlain = false
  /// The columns of plain text; the terminal's, or 80, where none are given.
  var width: Int?
  var color = ColorChoice.auto
  /// Whether the mouse is listened to.
  var usesMouse = true
  /// Whether nothing is to move by itself.
  var reducesMotion = false
}

/// How the screen is to be, as far as the command line says.
struct BrowseOptions: Hashable {
  /// Plain text instead of a screen.
  var isPlain = false
  /// The columns of plain text; the terminal's, or 80, where none are given.
  var width: Int?
  /// When there is to be colour.
  var color: ColorChoice?
  /// Whether the mouse is left to the terminal.
  var leavesMouse = false
  /// Whether nothing is to move by itself.
  var reducesMotion = false
  /// The file of settings to read instead of the user's.
  var config: String?

  /// Creates the options of an empty command line.
  init() {}

  /// Reads options; the last one of a kind counts.
  init(_ options: [GivenOption]) throws(UsageError) {
    for given in options {
      switch given.option {
      case .plain: isPlain = true
      case .width: width = try given.columns()
      case .color: color = try given.choice(of: ColorChoice.self)
      case .noMouse: leavesMouse = true
      case .noMotion: reducesMotion = true
      case .config: config = try given.file()
      default: break
      }
    }
  }
}

/// When there is to be colour.
enum ColorChoice: String, CaseIterable {
  /// As the environment and the terminal say.
  case auto
  /// Even if the environment says no.
  case always
  /// Never.
  case never
}

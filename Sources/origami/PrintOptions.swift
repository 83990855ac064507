import OrigamiScreens

/// How instructions are printed.
struct PrintOptions: Hashable {
  /// What stands for the diagrams.
  enum Style: String, CaseIterable {
    /// The moves in words: text that can be read aloud.
    case words
    /// Diagrams in braille dots and lines.
    case unicode
    /// Diagrams in signs that every terminal and printer has.
    case ascii
  }

  var style = Style.words
  /// How the steps are worded; as the settings say where nothing is said.
  var wording: ReadingSettings.Wording?
  /// The steps that are told; as the settings say where nothing is said.
  var detail: ReadingSettings.Detail?
  /// The columns; the terminal's, or 80, where none are given.
  var width: Int?
  /// The file of settings to read instead of the user's.
  var config: String?

  /// Creates the options of an empty command line.
  init() {}

  /// Reads options; the last one of a kind counts.
  init(_ options: [GivenOption]) throws(UsageError) {
    for given in options {
      switch given.option {
      case .style: style = try given.choice(of: Style.self)
      case .wording: wording = try given.choice(of: ReadingSettings.Wording.self)
      case .detail: detail = try given.choice(of: ReadingSettings.Detail.self)
      case .width: width = try given.columns()
      case .config: config = try given.file()
      default: break
      }
    }
  }
}

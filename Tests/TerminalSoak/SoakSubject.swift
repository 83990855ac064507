import TestSupport

/// What is opened and read.
enum SoakSubject: String, CaseIterable {
  /// Instructions whose file is changed.
  case model
  /// The list of models, among them the reader's own: one whose file is changed, one in the FOLD format, a broken one.
  case library
  /// A file in the FOLD format that takes a while to open, with others put in its place.
  case fold

  /// Keys that mean something there alone.
  var keys: [String] {
    switch self {
    case .model, .fold: ["r", "x", "c", ",", ".", "<", "s", "i", "[", "]", "w"]
    case .library:
      [
        "\r", "\r", "\u{1B}[27u", "*", "*", "m", "X", "u", "o", "o", "/cr\r", "h", "l", "j", "k", "\u{1B}[1;2D",
        "\u{1B}[1;2C", "r", "x",
      ]
    }
  }

  /// Whether the screen shows it, or that it is on its way.
  func isSeen(in screen: VirtualScreen) -> Bool {
    screen.text.contains { line in ["opening ", "step 1 of ", " models"].contains { line.contains($0) } }
  }

  /// Keys that bring whatever was done to what is shown to how it begins, on a wide screen on which nothing is open.
  func keysToBegin(in screen: VirtualScreen) -> String {
    switch self {
    case .model, .fold: "r"
    // An outline that comes anew is closed at every branch.
    case .library: screen.text[0].hasPrefix("  Library") ? "oo" : "o"
    }
  }
}

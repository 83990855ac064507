import TerminalUI

/// The measures of the row of small pictures.
enum StripLayout {
  /// The cells of a small picture.
  static let picture = Size(width: 24, height: 9)
  /// How far apart their left edges are.
  static let stride = picture.width + 1
  /// The rows of the whole strip: picture, title and a blank line.
  static let height = picture.height + 2
}

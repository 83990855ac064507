import TerminalUI

extension Color {
  /// The colour of what stands out: the only one of the palette's first eight that is read well on white and on black.
  static let accent = purple
}

/// A text that is looked for; the case of letters counts only if one of its own is a capital.
struct SearchPattern: Hashable, Sendable {
  let text: String
  private let needle: [String]
  private let minds: Bool

  /// Creates a pattern; an empty text is none.
  init?(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
    minds = text.contains { $0.isUppercase }
    needle = Self.letters(text, minds)
  }

  private static func letters(_ text: String, _ minds: Bool) -> [String] {
    text.map { minds ? String($0) : $0.lowercased() }
  }

  /// Where the pattern occurs in a text, in characters from its beginning.
  ///
  /// - Complexity: O(characters of the text × characters of the pattern).
  func ranges(in text: String) -> [Range<Int>] { Self.letters(text, minds).ranges(of: needle) }

  /// Whether the pattern occurs in a text.
  func occurs(in text: String) -> Bool { !ranges(in: text).isEmpty }
}

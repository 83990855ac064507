/// How wide text is on the terminal.
public enum TextWidth {
  /// The columns `text` takes on one line, shown as its `Glyphs`.
  ///
  /// - Complexity: O(length), without a look at characters when all of it is printable ASCII.
  public static func width(of text: some StringProtocol) -> Int {
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    if plain == true { return text.utf8.count }
    return Glyphs(text).reduce(0) { $0 + $1.width }
  }
}

/// The rows of the side-by-side benchmark: a title and a paragraph of 10 to 65 words, from the row's number alone.
enum RowGenerator {
  private static let words = """
    alpha bravo kernel window buffer render scroll layout glyph cursor stream packet commit branch merge token parser \
    lexer syntax module import export thread signal socket listen accept reader writer handle object string number \
    vector matrix tensor gradient epoch batch sample metric logger config option default value index cache memory page \
    frame raster pixel colour theme style border margin padding column terminal keyboard is of
    """.split(separator: " ")

  /// Marsaglia's xorshift with the shifts 13, 17 and 5.
  private struct Random {
    var state: UInt32

    mutating func next() -> Int {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return Int(state >> 8)
    }
  }

  /// The title and the paragraph of a row.
  static func row(_ index: Int) -> (title: String, paragraph: String) {
    let seed = UInt32(truncatingIfNeeded: UInt64(index + 1) &* 2_654_435_761)
    var random = Random(state: seed == 0 ? 1 : seed)
    let name = (0..<3).map { _ in words[random.next() & 63] }.joined(separator: " ")
    let count = 10 + random.next() % 56
    let paragraph = (0..<count).map { _ in words[random.next() & 63] }.joined(separator: " ")
    return ("Step \(index): \(name)", paragraph)
  }
}

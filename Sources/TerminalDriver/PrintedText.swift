import TerminalCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text as it may be printed outside the screen: nothing in it commands a terminal.
public struct PrintedText: Hashable, Sendable {
  /// The text; on a terminal in a locale that is not UTF-8 in ASCII, as close as may be, while a file or a pipe gets all
  /// of it.
  public let text: String

  /// Cleans a text that goes to `descriptor`.
  public init(_ text: String, to descriptor: Int32) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain || isatty(descriptor) == 0 || Environment.process.takesUnicode {
      self.text = text.cleanForTerminal
    } else {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      self.text = lines.map(Self.ascii).joined(separator: "\n")
    }
  }

  /// A line in ASCII, as wide as it was.
  private static func ascii(_ line: Substring) -> String {
    var text = String.UnicodeScalarView()
    for glyph in Glyphs(line) where glyph.width > 0 {
      text.append(glyph.scalar.asciiSubstitute)
      if glyph.width == 2 { text.append(" ") }
    }
    return String(text)
  }
}

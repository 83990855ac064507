import CNcurses
import TerminalCore

/// Turns cells into what the shim takes, replacing what this terminal's character set or C library cannot show.
struct CellEncoder {
  /// Whether characters beyond ASCII can be sent.
  let isUnicode: Bool

  /// A glyph, followed by a blank where a wide one had to be replaced; the right half of a wide one is none.
  ///
  /// Attributes are `Style.Attributes`' bits, which are the shim's.
  func encode(_ glyph: Glyph, attributes: UInt32, pair: Int32, into row: inout [cn_cell]) {
    guard glyph.width > 0 else { return }
    let scalar = glyph.scalar
    if scalar.value < 0x7F && glyph.marks == 0 {
      row.append(cn_cell(text: (scalar.value, 0, 0, 0), attributes: attributes, pair: pair))
    } else if isUnicode, cn_width(scalar.value) == glyph.width {
      row.append(cn_cell(text: Self.text(glyph), attributes: attributes, pair: pair))
    } else {
      let substitute = isUnicode ? "\u{FFFD}" : scalar.asciiSubstitute
      row.append(cn_cell(text: (substitute.value, 0, 0, 0), attributes: attributes, pair: pair))
      if glyph.width == 2 { row.append(cn_cell(text: (0x20, 0, 0, 0), attributes: attributes, pair: pair)) }
    }
  }

  /// The glyph's scalar and those of its marks that the C library takes for marks too.
  private static func text(_ glyph: Glyph) -> (UInt32, UInt32, UInt32, UInt32) {
    guard glyph.marks != 0 else { return (glyph.scalar.value, 0, 0, 0) }
    let marks = [0, 21, 42].map { UInt32(truncatingIfNeeded: glyph.marks >> UInt64($0)) & 0x1F_FFFF }
    let agreed = marks.filter { $0 != 0 && cn_width($0) == 0 } + [0, 0, 0]
    return (glyph.scalar.value, agreed[0], agreed[1], agreed[2])
  }
}

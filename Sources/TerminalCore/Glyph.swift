/// What one cell shows: a grapheme cluster as its first scalar and up to three combining marks, and its width.
///
/// The form is 12 bytes without references, so that a surface is one block of memory. A cluster's further marks are
/// dropped: no script in use writes more than three on a letter.
public struct Glyph: Hashable, Sendable {
  /// Up to three scalars of 21 bits each, the first in the lowest bits.
  public let marks: UInt64
  /// The first scalar in the lower 24 bits, the width in the upper eight.
  let code: UInt32

  /// A space.
  public static let blank = Glyph(scalar: " ", width: 1)
  /// The right half of a wide glyph: it shows nothing itself.
  public static let continuation = Glyph(scalar: "\0", width: 0)

  /// Creates a glyph of a scalar that is `width` cells wide, with at most three combining marks.
  public init(scalar: Unicode.Scalar, marks: [Unicode.Scalar] = [], width: Int) {
    var packed: UInt64 = 0
    for (index, mark) in marks.prefix(3).enumerated() { packed |= UInt64(mark.value) << (21 * UInt64(index)) }
    self.marks = packed
    code = scalar.value | UInt32(truncatingIfNeeded: width) << 24
  }

  /// The first scalar.
  public var scalar: Unicode.Scalar { Unicode.Scalar(code & 0xFF_FFFF) ?? " " }
  /// The columns it takes: 1, 2, or 0 for the right half of a wide one.
  public var width: Int { Int(code >> 24) }

  /// The cluster as text; empty for the right half of a wide glyph.
  public var text: String {
    if width == 0 { return "" }
    var text = String(scalar)
    var rest = marks
    while rest != 0 {
      if let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) { text.unicodeScalars.append(mark) }
      rest >>= 21
    }
    return text
  }
}

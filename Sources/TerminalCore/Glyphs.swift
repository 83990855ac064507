/// The glyphs that show a text, in order, each as wide as every terminal agrees it is.
///
/// What terminals disagree on is shown as something they agree on: of pictures joined into one the first, without skin
/// tone and variation; of a flag its country's letters; a mark without a letter on a dotted circle. Control and escape
/// characters become visible symbols, a tab becomes spaces to the next eighth column of this text, and what only steers
/// (joiners, directional marks) is left out: no byte of a text can command the terminal.
public struct Glyphs: Sequence, IteratorProtocol, Sendable {
  /// The columns between tab stops.
  public static let tabWidth = 8

  private var scalars: Substring.UnicodeScalarView.Iterator
  private var ahead: Unicode.Scalar?
  private var blanks = 0
  private var column = 0

  /// Creates the glyphs of a text.
  public init(_ text: some StringProtocol) {
    scalars = Substring(text).unicodeScalars.makeIterator()
    ahead = scalars.next()
  }

  /// The next glyph; `nil` at the end.
  ///
  /// - Complexity: O(1) but for the scalars skipped.
  public mutating func next() -> Glyph? {
    if blanks > 0 {
      blanks -= 1
      return .blank
    }
    while let scalar = ahead {
      ahead = scalars.next()
      if let glyph = glyph(from: scalar) {
        column += glyph.width
        return glyph
      }
    }
    return nil
  }

  private mutating func glyph(from scalar: Unicode.Scalar) -> Glyph? {
    if scalar.value < 0x7F, scalar.value >= 0x20, (ahead?.value ?? 0) < 0x300 { return Glyph(scalar: scalar, width: 1) }
    switch ScalarKind(scalar) {
    case .narrow: return letter(scalar, width: 1)
    case .wide: return letter(scalar, width: 2)
    case .narrowPictograph: return picture(scalar, width: 1)
    case .widePictograph, .modifier: return picture(scalar, width: 2)
    case .ignored: return nil
    case .replaced: return scalar == "\t" ? tab() : Glyph(scalar: Self.symbol(for: scalar), width: 1)
    case .mark: return letter("\u{25CC}", width: 1, mark: scalar)
    }
  }

  private mutating func tab() -> Glyph {
    blanks = Self.tabWidth - 1 - column % Self.tabWidth
    column += blanks
    return .blank
  }

  private mutating func letter(_ scalar: Unicode.Scalar, width: Int, mark: Unicode.Scalar? = nil) -> Glyph {
    if (0x1F1E6...0x1F1FF).contains(scalar.value) {
      return Glyph(scalar: Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) ?? "?", width: 1)
    }
    guard (ahead?.value ?? 0) >= 0x300 || mark != nil else { return Glyph(scalar: scalar, width: width) }
    var marks = mark.map { [$0] } ?? []
    while let next = ahead, next.value >= 0x300, case let kind = ScalarKind(next), kind == .mark || kind == .ignored {
      if kind == .mark, marks.count < 3 { marks.append(next) }
      ahead = scalars.next()
    }
    return Glyph(scalar: scalar, marks: marks, width: width)
  }

  /// A picture without what modifies it and without the pictures joined to it.
  private mutating func picture(_ scalar: Unicode.Scalar, width: Int) -> Glyph {
    var isJoined = false
    while let next = ahead {
      switch ScalarKind(next) {
      case .mark, .ignored: isJoined = next == "\u{200D}"
      case .modifier: break
      case .narrowPictograph where isJoined, .widePictograph where isJoined: isJoined = false
      default: return Glyph(scalar: scalar, width: width)
      }
      ahead = scalars.next()
    }
    return Glyph(scalar: scalar, width: width)
  }

  /// What shows a scalar that must not be sent: a control picture, or the replacement character.
  static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: "\u{2424}"
    default: "\u{FFFD}"
    }
  }
}

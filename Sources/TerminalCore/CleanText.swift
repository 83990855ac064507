extension StringProtocol {
  /// The text as it may be printed on a terminal outside the screen: nothing in it commands the terminal.
  ///
  /// Control characters but line feeds and tabs become visible symbols, directional marks are left out; everything else,
  /// joined pictures too, stays as it is.
  public var cleanForTerminal: String {
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09, 0x20..<0x7F: clean.append(scalar)
      case 0..<0xA0, 0x2028, 0x2029: clean.append(Glyphs.symbol(for: scalar))
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }
}

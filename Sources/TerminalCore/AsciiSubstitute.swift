extension Unicode.Scalar {
  /// The ASCII character that comes closest in one cell: for terminals that show no other.
  public var asciiSubstitute: Unicode.Scalar {
    switch value {
    case 0x20..<0x7F: self
    case 0x2500...0x257F: Self.boxDrawing(value)
    case 0x2580...0x259F: Self.block(value)
    case 0x2800...0x28FF: Self.braille(dots: UInt8(truncatingIfNeeded: value))
    case 0xC0...0x17F: Self.latin[Int(value) - 0xC0]
    default: Self.others[value] ?? "?"
    }
  }

  private static func boxDrawing(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A, 0x257C, 0x257E:
      "-"
    case 0x2550: "="
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B, 0x257D,
      0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  private static func block(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x2588, 0x2593, 0x2587, 0x2586, 0x2589, 0x258A: "#"
    case 0x2592: "%"
    case 0x2591: ":"
    case 0x2580, 0x2594: "\""
    case 0x2581, 0x2582: "_"
    case 0x2583...0x2585: "="
    case 0x258B...0x258F, 0x2590, 0x2595: "|"
    default: "%"
    }
  }

  /// Braille dots drawn by their number and where they lie: 1 2 3 7 to the left from top to bottom, 4 5 6 8 to the right.
  private static func braille(dots: UInt8) -> Unicode.Scalar {
    let top = (dots & 0b0000_1001).nonzeroBitCount
    let middle = (dots & 0b0011_0110).nonzeroBitCount
    let bottom = (dots & 0b1100_0000).nonzeroBitCount
    return switch (top, middle, bottom) {
    case (0, 0, 0): " "
    case (_, 0, 0): "'"
    case (0, 0, _): "."
    case (0, 1, 0), (0, 1, 1): "."
    case (0, 2, 0): dots & 0b0000_0110 == 0b0110 || dots & 0b0011_0000 == 0b0011_0000 ? ":" : "-"
    case (1, 1, 0): "'"
    case (_, _, _) where dots.nonzeroBitCount >= 6: "#"
    case (_, _, _) where dots & 0b1011_1000 == 0 || dots & 0b0100_0111 == 0: "|"
    case (1, _, 1) where dots & 0b0000_1000 != 0 && dots & 0b0100_0000 != 0: "/"
    case (1, _, 1) where dots & 0b0000_0001 != 0 && dots & 0b1000_0000 != 0: "\\"
    default: "*"
    }
  }

  /// The letters from U+00C0 to U+017F without their marks.
  private static let latin: [Unicode.Scalar] = Array(
    ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuytyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"
      + "GgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs")
      .unicodeScalars)

  private static let others: [UInt32: Unicode.Scalar] = [
    0xA0: " ", 0xA1: "!", 0xA9: "c", 0xAB: "<", 0xAE: "r", 0xB0: "o", 0xB1: "+", 0xB4: "'", 0xB7: ".", 0xBB: ">",
    0xBF: "?", 0x2010: "-", 0x2011: "-", 0x2012: "-", 0x2013: "-", 0x2014: "-", 0x2015: "-", 0x2018: "'", 0x2019: "'",
    0x201A: ",", 0x201C: "\"", 0x201D: "\"", 0x201E: "\"", 0x2022: "*", 0x2023: ">", 0x2026: ".", 0x2032: "'",
    0x2033: "\"", 0x2039: "<", 0x203A: ">", 0x20AC: "E", 0x2122: "t", 0x2190: "<", 0x2191: "^", 0x2192: ">",
    0x2193: "v", 0x2194: "-", 0x2195: "|", 0x2196: "\\", 0x2197: "/", 0x2198: "\\", 0x2199: "/", 0x21A9: "<",
    0x21AA: ">", 0x21B5: "<", 0x21BA: "O", 0x21BB: "O", 0x21D0: "<", 0x21D2: ">", 0x2212: "-", 0x2215: "/",
    0x2217: "*", 0x2219: ".", 0x2223: "|", 0x2248: "~", 0x2264: "<", 0x2265: ">", 0x22C5: ".", 0x23CE: "<",
    0x25A0: "#", 0x25A1: "o", 0x25AA: "*", 0x25B2: "^", 0x25B6: ">", 0x25B8: ">", 0x25BA: ">", 0x25BC: "v",
    0x25BE: "v", 0x25C0: "<", 0x25C2: "<", 0x25C6: "*", 0x25CB: "o", 0x25CC: "o", 0x25CF: "*", 0x25E6: "o",
    0x2605: "*", 0x2606: "*", 0x2610: "o", 0x2611: "x", 0x2612: "x", 0x26A0: "!", 0x2713: "x", 0x2714: "x",
    0x2717: "x", 0x2718: "x", 0x276F: ">", 0x27F3: "O",
  ].merging((0x2400...0x2426).map { ($0, "^") }) { first, _ in first }
}

extension JSONScanner {
  /// Scans a string from its opening quote to its closing one.
  mutating func scanString(as kind: JSONToken.Kind) throws(Fault) {
    let start = offset
    var hasEscapes = false
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return append(kind, from: start, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      case 0x20..<0x80: offset += 1
      case 0x80...:
        let length = sequenceLength(at: offset)
        guard length > 0 else { throw fault(expected: "UTF-8") }
        offset += length
      default: throw fault(expected: "'\"' at the end of the string")
      }
    }
    throw fault(expected: "'\"' at the end of the string")
  }

  private mutating func scanEscape() throws(Fault) {
    offset += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      let first = try scanCodeUnit()
      if UTF16.isTrailSurrogate(first) {
        offset -= 6
        throw fault(expected: "a whole character", found: "the second half of a surrogate pair alone")
      }
      guard UTF16.isLeadSurrogate(first) else { return }
      guard current == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else {
        throw fault(expected: "the second half of a surrogate pair")
      }
      offset += 1
      guard UTF16.isTrailSurrogate(try scanCodeUnit()) else {
        offset -= 6
        throw fault(expected: "the second half of a surrogate pair", found: "another character")
      }
    default: throw fault(expected: "one of \" \\ / b f n r t u after \"\\\"")
    }
  }

  /// Scans `uXXXX`.
  private mutating func scanCodeUnit() throws(Fault) -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = hexDigit(current) else { throw fault(expected: "a hexadecimal digit") }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  /// The length of the well-formed UTF-8 sequence of more than one byte at an offset, or 0 (Unicode, table 3-7).
  func sequenceLength(at offset: Int) -> Int {
    func isContinuation(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    let first = bytes[offset]
    switch first {
    case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> = first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
      return isContinuation(1, second) && isContinuation(2) ? 3 : 0
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> = first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return isContinuation(1, second) && isContinuation(2) && isContinuation(3) ? 4 : 0
    default: return 0
    }
  }
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

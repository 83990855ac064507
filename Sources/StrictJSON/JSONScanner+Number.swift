extension JSONScanner {
  /// Scans a number: an integer without fraction and exponent, of any size, or one that a `Double` can hold.
  mutating func scanNumber() throws(Fault) {
    let start = offset
    var kind = JSONToken.Kind.integer
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
      guard !isDigit else { throw fault(expected: "no digit after a leading 0") }
    } else {
      try scanDigits()
    }
    if current == UInt8(ascii: ".") {
      kind = .number
      offset += 1
      try scanDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      kind = .number
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try scanDigits()
    }
    if kind == .number || offset - start > 300 {
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard let value = Double(text), value.isFinite else {
        offset = start
        throw fault(expected: "a number within ±1.8e308", found: String(text.prefix(40)))
      }
    }
    append(kind, from: start)
  }

  private var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= current }

  private mutating func scanDigits() throws(Fault) {
    guard isDigit else { throw fault(expected: "a digit") }
    while isDigit { offset += 1 }
  }
}

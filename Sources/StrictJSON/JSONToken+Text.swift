extension JSONToken {
  /// The bytes of a string or key between its quotes, of any other token all its bytes.
  var range: Range<Int> {
    kind == .string || kind == .key ? Int(start) + 1..<Int(end) - 1 : Int(start)..<Int(end)
  }

  /// The text of a string or key, without quotes and escapes; of any other token as it is written.
  func text(in bytes: [UInt8]) -> String {
    let written = bytes[range]
    return String(decoding: hasEscapes ? unescaped(written)[...] : written, as: UTF8.self)
  }

  /// Whether the text of a string or key is `other`, code unit for code unit.
  func hasText(_ other: String, in bytes: [UInt8]) -> Bool {
    guard !hasEscapes else { return unescaped(bytes[range]).elementsEqual(other.utf8) }
    return range.count == other.utf8.count && bytes[range].elementsEqual(other.utf8)
  }
}

/// The UTF-8 that the inside of a scanned string stands for.
func unescaped(_ written: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(written.count)
  var index = written.startIndex
  func codeUnit() -> UInt32 {
    written[index + 2..<index + 6].reduce(0) { $0 << 4 | UInt32(hexDigit($1) ?? 0) }
  }
  while index < written.endIndex {
    guard written[index] == UInt8(ascii: "\\") else {
      result.append(written[index])
      index += 1
      continue
    }
    switch written[index + 1] {
    case UInt8(ascii: "u"):
      var scalar = codeUnit()
      index += 6
      if scalar & 0xFC00 == 0xD800 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + codeUnit() & 0x3FF
        index += 6
      }
      if let scalar = Unicode.Scalar(scalar) { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      continue
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case let byte: result.append(byte)
    }
    index += 2
  }
  return result
}

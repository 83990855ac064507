extension JSONScanner {
  /// The fault at the offset, told by what stands there.
  func fault(expected: String, found: String? = nil) -> Fault {
    Fault(offset: offset, problem: .unexpected(expected: expected, found: found ?? foundHere))
  }

  /// The fault as an error; its path is that of the innermost value that is not closed.
  mutating func error(of fault: Fault) -> JSONError {
    let innermost = open.last
    closeAll()
    var places = JSONPlaces(bytes: bytes, tokens: tokens, lineStarts: lineStarts)
    let path = innermost.flatMap { places.places(of: [$0]).first?.path } ?? "$"
    return JSONError(fault.problem, at: places.place(ofOffset: fault.offset, path: path))
  }

  /// Whether a letter of the Latin alphabet stands at the offset.
  var isAtLetter: Bool {
    guard offset < bytes.count else { return false }
    return bytes[offset] < 0x80 && Unicode.Scalar(bytes[offset]).properties.isAlphabetic
  }

  private var foundHere: String {
    guard offset < bytes.count else { return "the end of the text" }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return "the end of the line"
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return quoted(wordHere)
    case 0x21...0x7E: return "'\(Unicode.Scalar(byte))'"
    case 0x80...:
      let length = sequenceLength(at: offset)
      guard length > 0 else { return "the byte 0x" + String(byte, radix: 16, uppercase: true) }
      return quoted(String(decoding: bytes[offset..<offset + length], as: UTF8.self))
    default: return "the control character 0x" + String(byte, radix: 16, uppercase: true)
    }
  }

  private var wordHere: String {
    let word = bytes[offset...].prefix(20).prefix { byte in
      Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
    }
    return String(decoding: word, as: UTF8.self)
  }
}

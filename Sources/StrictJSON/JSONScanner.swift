/// Turns the bytes of a JSON text (RFC 8259) into tokens, or stops at the first byte that cannot be.
///
/// Nesting is kept on a list of its own, never on the call stack, so that no input is too deep to refuse.
struct JSONScanner {
  /// The text is wrong at `offset`; everything before it is a beginning of a valid text.
  struct Fault: Error {
    var offset: Int
    var problem: JSONError.Problem
  }

  let bytes: [UInt8]
  var offset = 0
  var tokens: [JSONToken] = []
  /// Where each line begins, in bytes.
  var lineStarts: [UInt32] = [0]
  /// The containers that are not closed yet, outermost first, as tokens.
  private(set) var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the offset; 0, which no JSON text holds, at the end.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func scan() throws(Fault) {
    guard bytes.count < Int(UInt32.max) else {
      throw fault(expected: "less than 4 GB of text", found: "\(bytes.count) bytes")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStarts = [3]
    }
    var isComplete = false
    while !isComplete {
      skipWhitespace()
      let opened = try scanValue()
      isComplete = opened ? false : try finishValues()
    }
    guard offset == bytes.count else { throw fault(expected: "the end of the text") }
  }

  /// Scans a scalar, or the beginning of a container up to its first value; true if a value must follow.
  private mutating func scanValue() throws(Fault) -> Bool {
    switch current {
    case UInt8(ascii: "{"):
      try begin(.object)
      guard current != UInt8(ascii: "}") else { return false }
      try scanKey(expected: "a key or \"}\"")
      return true
    case UInt8(ascii: "["):
      try begin(.array)
      return current != UInt8(ascii: "]")
    case UInt8(ascii: "\""): try scanString(as: .string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true", as: .true)
    case UInt8(ascii: "f"): try scanWord("false", as: .false)
    case UInt8(ascii: "n"): try scanWord("null", as: .null)
    default: throw fault(expected: "a value")
    }
    return false
  }

  /// Closes what ends here; true at the end of the root, false when another value must follow.
  private mutating func finishValues() throws(Fault) -> Bool {
    while true {
      skipWhitespace()
      guard let container = open.last else { return true }
      let isObject = tokens[container].kind == .object
      if current == UInt8(ascii: isObject ? "}" : "]") {
        offset += 1
        close(container)
      } else if current == UInt8(ascii: ",") {
        offset += 1
        skipWhitespace()
        if isObject { try scanKey(expected: "a key") }
        return false
      } else {
        throw fault(expected: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
      }
    }
  }

  private mutating func scanKey(expected: String) throws(Fault) {
    guard current == UInt8(ascii: "\"") else { throw fault(expected: expected) }
    try scanString(as: .key)
    skipWhitespace()
    guard current == UInt8(ascii: ":") else { throw fault(expected: "\":\"") }
    offset += 1
  }

  private mutating func scanWord(_ word: StaticString, as kind: JSONToken.Kind) throws(Fault) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else {
        guard isAtLetter else { throw fault(expected: "\"\(word)\"") }
        // Another word: nothing says that it was to be this one.
        offset = start
        throw fault(expected: "a value")
      }
      offset += 1
    }
    append(kind, from: start)
  }

  private mutating func begin(_ kind: JSONToken.Kind) throws(Fault) {
    guard open.count < JSONDocument.maximumDepth else {
      throw fault(expected: "at most \(JSONDocument.maximumDepth) arrays and objects in each other")
    }
    open.append(tokens.count)
    offset += 1
    append(kind, from: offset - 1)
    skipWhitespace()
  }

  private mutating func close(_ container: Int) {
    tokens[container].end = UInt32(offset)
    tokens[container].next = UInt32(tokens.count)
    open.removeLast()
  }

  /// Closes all containers where they are, so that the tokens of a faulty text make a tree.
  mutating func closeAll() {
    while let container = open.last { close(container) }
  }

  /// Appends a token of the bytes from `start` to the offset.
  mutating func append(_ kind: JSONToken.Kind, from start: Int, hasEscapes: Bool = false) {
    tokens.append(
      JSONToken(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(offset),
        next: UInt32(tokens.count + 1)))
  }

  private mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "\n"):
        offset += 1
        lineStarts.append(UInt32(offset))
      default: return
      }
    }
  }
}

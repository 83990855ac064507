import TerminalCore

/// The first thing in a run of input bytes: a character, a control character or a whole escape sequence.
struct InputToken {
  /// What it is by its form.
  enum Kind: Hashable {
    /// A character, typed with Alt or without.
    case character(Unicode.Scalar, isAlt: Bool)
    /// A control sequence `ESC [ parameters final`.
    case control(parameters: String, final: UInt8, isAlt: Bool)
    /// A single shift `ESC O final`, with xterm's modifier digit if there is one.
    case shift(final: UInt8, modifier: Int, isAlt: Bool)
    /// `ESC [ M` and three bytes: the mouse as it was before SGR.
    case oldMouse(UInt8, UInt8, UInt8)
    /// `ESC [ [ letter`: a function key of the Linux console.
    case consoleFunction(UInt8)
    /// `ESC [ 200 ~`: text follows that was pasted.
    case pasteStart
    /// Something that is no input: a terminal's answer, bytes that are not UTF-8.
    case noise
  }

  /// What it is.
  let kind: Kind
  /// How many bytes it has.
  var length: Int { bytes.count }
  /// Its bytes.
  let bytes: ArraySlice<UInt8>
  /// Whether it ends here, or may go on with what is read next.
  let isComplete: Bool

  /// Reads the first token of `bytes`, which are not empty.
  init(_ bytes: ArraySlice<UInt8>) {
    var reader = InputReader(bytes)
    let kind = reader.token()
    self.kind = kind ?? .noise
    self.bytes = kind == nil ? bytes : bytes[bytes.startIndex..<reader.position]
    isComplete = kind != nil
  }
}

/// Reads tokens by the grammar of ECMA-48; `nil` means that the bytes end too early.
private struct InputReader {
  let bytes: ArraySlice<UInt8>
  var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  mutating func token() -> InputToken.Kind? {
    guard next == 0x1B else { return character(isAlt: false) }
    position += 1
    guard next == 0x1B else { return afterEscape(isAlt: false) }
    guard position + 1 < bytes.endIndex else { return nil }
    // Two escapes: Alt with a key that sends a sequence, or the Escape key before anything else.
    guard bytes[position + 1] == 0x5B || bytes[position + 1] == 0x4F else { return .character("\u{1B}", isAlt: false) }
    position += 1
    return afterEscape(isAlt: true)
  }

  private mutating func afterEscape(isAlt: Bool) -> InputToken.Kind? {
    switch next {
    case nil: return nil
    case 0x5B: return controlSequence(isAlt: isAlt)
    case 0x4F: return singleShift(isAlt: isAlt)
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: return string()
    default: return character(isAlt: true)
    }
  }

  /// A character in UTF-8.
  private mutating func character(isAlt: Bool) -> InputToken.Kind? {
    var decoder = UTF8()
    var input = bytes[position...].makeIterator()
    guard let first = next else { return nil }
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    let available = bytes[position...].prefix(length)
    let isCut = available.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 } && available.count < length
    if isCut { return nil }
    guard case .scalarValue(let scalar) = decoder.decode(&input) else {
      position += 1
      return .noise
    }
    position += length
    return .character(scalar, isAlt: isAlt)
  }

  private mutating func controlSequence(isAlt: Bool) -> InputToken.Kind? {
    position += 1
    guard let first = next else { return nil }
    if first == 0x4D { return oldMouse() }
    if first == 0x5B {
      guard position + 1 < bytes.endIndex else { return nil }
      position += 2
      return .consoleFunction(bytes[position - 1])
    }
    var parameters = ""
    while let byte = next {
      switch byte {
      case 0x20...0x3F: parameters.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x40...0x7E:
        position += 1
        if parameters == "200", byte == 0x7E { return .pasteStart }
        return .control(parameters: parameters, final: byte, isAlt: isAlt)
      // rxvt ends the sequences of shifted keys with a dollar, which is in the range of intermediates.
      default: return .noise
      }
      position += 1
      if byte == 0x24, let digits = Int(parameters.dropLast()), digits < 40, next != 0x79 {
        return .control(parameters: String(digits), final: byte, isAlt: isAlt)
      }
    }
    return nil
  }

  private mutating func oldMouse() -> InputToken.Kind? {
    guard position + 3 < bytes.endIndex else { return nil }
    defer { position += 4 }
    return .oldMouse(bytes[position + 1], bytes[position + 2], bytes[position + 3])
  }

  private mutating func singleShift(isAlt: Bool) -> InputToken.Kind? {
    position += 1
    var modifier = 1
    if let digit = next, (0x31...0x39).contains(digit) {
      modifier = Int(digit - 0x30)
      position += 1
    }
    guard let final = next else { return nil }
    guard (0x40...0x7E).contains(final) || final == 0x20 else { return .noise }
    position += 1
    return .shift(final: final, modifier: modifier, isAlt: isAlt)
  }

  /// A string up to BEL or ST: what a terminal answers to a query.
  ///
  /// Other control characters show that its end was lost.
  private mutating func string() -> InputToken.Kind? {
    position += 1
    while let byte = next {
      if byte < 0x20, byte != 0x07, byte != 0x1B { return .noise }
      position += 1
      if byte == 0x07 { return .noise }
      guard byte == 0x1B else { continue }
      guard let after = next else { return nil }
      if after == 0x5C { position += 1 } else { position -= 1 }
      return .noise
    }
    return nil
  }
}

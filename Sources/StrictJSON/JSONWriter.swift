extension JSONValue {
  /// The value as JSON text on one line, without a space.
  public var compactText: String {
    var writer = JSONWriter(lineWidth: nil)
    writer.write(self)
    return writer.text
  }

  /// The value as JSON text for people, indented by two spaces, ending with a line feed.
  ///
  /// Arrays and objects that fit stay on one line of at most `lineWidth` characters.
  public func prettyText(lineWidth: Int = 100) -> String {
    var writer = JSONWriter(lineWidth: lineWidth)
    writer.write(self)
    return writer.text + "\n"
  }
}

/// Writes values as JSON text.
private struct JSONWriter {
  private(set) var text = ""
  /// The length that lines should keep to; nil for a single line without spaces.
  let lineWidth: Int?
  private var indentation = 0

  init(lineWidth: Int?) {
    self.lineWidth = lineWidth
  }

  /// Writes a value, after `prefix` characters in its line and before `suffix` ones.
  mutating func write(_ value: JSONValue, prefix: Int = 0, suffix: Int = 0) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value):
      precondition(value.isFinite, "a finite number")
      text += value.description
    case .string(let value): write(value)
    case .array(let elements):
      writeItems(elements, brackets: ("[", "]"), of: value, prefix: prefix, suffix: suffix) { writer, element, suffix in
        writer.write(element, prefix: writer.indentation, suffix: suffix)
      }
    case .object(let members):
      writeItems(members, brackets: ("{", "}"), of: value, prefix: prefix, suffix: suffix) { writer, member, suffix in
        let start = writer.text.utf8.count
        writer.write(member.key)
        writer.text += writer.lineWidth == nil ? ":" : ": "
        let written = writer.text.utf8.count - start
        writer.write(member.value, prefix: writer.indentation + written, suffix: suffix)
      }
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item], brackets: (String, String), of container: JSONValue, prefix: Int, suffix: Int,
    write: (inout JSONWriter, Item, _ suffix: Int) -> Void
  ) {
    text += brackets.0
    let isBroken = lineWidth.map { !items.isEmpty && !container.fits(in: $0 - prefix - suffix) } ?? false
    if isBroken { indentation += 2 }
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      if isBroken { breakLine() }
      write(&self, item, isLast ? 0 : 1)
      if !isLast { text += isBroken || lineWidth == nil ? "," : ", " }
    }
    if isBroken {
      indentation -= 2
      breakLine()
    }
    text += brackets.1
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: " ", count: indentation)
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { writeEscaped(scalar) }
    }
    text += "\""
  }

  /// What nobody sees, and what would command a terminal on which the text is printed, is given by its number.
  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}",
      "\u{FEFF}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

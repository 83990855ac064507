extension JSONError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpected(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key): "the key \(quoted(key)) is missing"
    case .unknownKey(let key, nil): "the key \(quoted(key)) is unknown"
    case .unknownKey(let key, let suggestion?):
      "the key \(quoted(key)) is unknown; did you mean \(quoted(suggestion))?"
    case .duplicateKey(let key): "the key \(quoted(key)) appears a second time"
    case .invalid(let reason): reason
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// Place and problem, as in `12:5: $.steps[3].title: expected a string, found 7`; the middle of a long path is left out.
  public var description: String { "\(place.line):\(place.column): \(shortened(place.path)): \(problem)" }
}

extension JSONErrors: CustomStringConvertible {
  /// One line for each mistake.
  public var description: String { lines(prefix: "") }

  /// One line for each mistake, each beginning with the file's name, as compilers do it.
  public func description(inFile name: String) -> String { lines(prefix: name + ":") }

  private func lines(prefix: String) -> String {
    var lines = errors.map { "\(prefix)\($0)" }
    if omitted > 0 { lines.append("\(omitted) more") }
    return lines.joined(separator: "\n")
  }
}

extension JSONToken.Kind {
  /// The noun phrase for a value of this kind.
  var words: String {
    switch self {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .key: "a key"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The text as a JSON string, cut after `limit` characters.
func quoted(_ text: String, limit: Int = 60) -> String {
  let start = text.unicodeScalars.prefix(limit)
  let isCut = start.endIndex != text.unicodeScalars.endIndex
  return JSONValue.string(String(start) + (isCut ? "…" : "")).compactText
}

/// The text without its middle if it is longer than anyone reads.
private func shortened(_ text: String, limit: Int = 200) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > limit else { return text }
  return String(scalars.prefix(limit / 2)) + "…" + String(scalars.suffix(limit / 2))
}

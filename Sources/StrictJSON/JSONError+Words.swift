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
  /// Place and problem, as in `12:5: $.steps[3].title: expected a string, found 7`.
  ///
  /// The middle of a path that no line has room for is left out.
  public var description: String {
    let path = place.path.unicodeScalars
    let isLong = path.count > Self.pathLimit
    let shown = isLong ? String(path.prefix(80)) + "…" + String(path.suffix(80)) : place.path
    return "\(place.line):\(place.column): \(shown): \(problem)"
  }

  /// The most characters of a path that are shown whole.
  private static let pathLimit = 240
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

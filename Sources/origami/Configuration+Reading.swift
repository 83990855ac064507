extension Configuration {
  /// Reads the text of a file of settings: lines of `key = value`, empty lines, and comments after `#`.
  ///
  /// What can't be understood changes nothing and is told in `warnings`, a line each with its place.
  init(text: String, file: String, warnings: inout [String]) {
    self.init()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.drop { $0 == "\u{FEFF}" }
      let statement = line.prefix { $0 != "#" }.trimmed
      if statement.isEmpty { continue }
      let parts = statement.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
      if let mistake = take(key: parts[0], value: parts.count > 1 ? parts[1] : nil) {
        warnings.append("\(file):\(index + 1): \(mistake)")
      }
    }
  }

  /// Takes a line over, or tells what is wrong with it.
  private mutating func take(key name: Substring, value: Substring?) -> String? {
    guard let value else { return "expected “key = value”, found “\(name.prefix(40))”" }
    guard let key = Key(rawValue: String(name)) else {
      return
        "the key “\(name.prefix(40))” is unknown; there are \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
    }
    if set(key, to: String(value)) { return nil }
    return "“\(key.rawValue)”: expected \(Self.values(of: key).inWords), found “\(value.prefix(40))”"
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

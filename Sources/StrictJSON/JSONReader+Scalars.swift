extension JSONReader {
  /// The text of a string.
  public func string() -> String {
    guard source.kind == .string else { return mismatch("a string", "") }
    return text
  }

  /// An integer, written without fraction and exponent, within `range` if there is one.
  public func int(in range: ClosedRange<Int>? = nil) -> Int {
    guard source.kind == .integer, let value = Int(text), range?.contains(value) ?? true else {
      let size = source.kind == .integer && range == nil ? " of 64 bits" : ""
      return mismatch("an integer" + size + words(for: range), range?.lowerBound ?? 0)
    }
    return value
  }

  /// Any number, within `range` if there is one; always finite.
  public func double(in range: ClosedRange<Double>? = nil) -> Double {
    guard kind == .number, let value = Double(text), range?.contains(value) ?? true else {
      return mismatch("a number" + words(for: range), range?.lowerBound ?? 0)
    }
    return value
  }

  /// True or false.
  public func bool() -> Bool {
    switch source.kind {
    case .true: true
    case .false: false
    default: mismatch("true or false", false)
    }
  }

  /// The case of an enumeration that a string names.
  public func choice<Choice>(of type: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    if source.kind == .string, let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map { quoted($0.rawValue) }
    return mismatch((names.count > 1 ? "one of " : "") + names.joined(separator: ", "), nil)
  }

  /// The value as it is.
  public func value() -> JSONValue {
    switch source.kind {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .integer: return Int(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case .number: return .number(Double(text) ?? 0)
    case .string, .key: return .string(text)
    case .array: return .array(array { $0.value() })
    case .object: return .object(object().members { JSONValue.Member($0, $1.value()) })
    }
  }

  private func mismatch<Value>(_ expected: String, _ standIn: Value) -> Value {
    report(expected: expected)
    return standIn
  }

  private func words<Bound>(for range: ClosedRange<Bound>?) -> String {
    guard let range else { return "" }
    return " from \(range.lowerBound) to \(range.upperBound)"
  }
}

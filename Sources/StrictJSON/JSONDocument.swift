/// A JSON text that is known to be well formed, whose values are decoded when they are read.
///
/// It keeps the bytes, and 16 bytes for each value and key.
public final class JSONDocument: Sendable {
  /// How many arrays and objects may lie in each other.
  public static let maximumDepth = 512

  let bytes: [UInt8]
  let tokens: [JSONToken]
  let lineStarts: [UInt32]
  /// The keys that their objects already have, as tokens.
  let duplicateKeys: [Int]

  /// Takes in the bytes of a JSON text in UTF-8 (RFC 8259), with or without a byte order mark.
  ///
  /// - Throws: the one mistake that makes it no JSON text. Duplicate keys are told by ``read(_:)`` and ``value()``.
  /// - Complexity: O(bytes), and O(n log n) for an object of n keys.
  public init(_ bytes: [UInt8]) throws(JSONErrors) {
    var scanner = JSONScanner(bytes)
    do {
      try scanner.scan()
    } catch {
      throw JSONErrors([scanner.error(of: error)])
    }
    self.bytes = bytes
    tokens = scanner.tokens
    lineStarts = scanner.lineStarts
    duplicateKeys = scanner.duplicateKeys()
  }

  /// Takes in a JSON text.
  public convenience init(_ text: String) throws(JSONErrors) {
    try self.init(Array(text.utf8))
  }

  /// Reads the document with `body`, which is handed the root and makes of it what it means.
  ///
  /// - Throws: all mistakes, those of the text and those that reading found, in the order of the text.
  public func read<Value>(_ body: (JSONReader) -> Value?) throws(JSONErrors) -> Value {
    let problems = JSONProblems(duplicateKeys.map { ($0, .duplicateKey(tokens[$0].text(in: bytes))) })
    let value = body(JSONReader(document: self, token: 0, problems: problems))
    if value == nil, problems.isEmpty { problems.add(.invalid("this cannot be read"), at: 0) }
    if let errors = problems.errors(in: self) { throw errors }
    guard let value else { preconditionFailure("a value where nothing is wrong") }
    return value
  }

  /// The whole document as a value.
  ///
  /// - Throws: the duplicate keys.
  public func value() throws(JSONErrors) -> JSONValue {
    try read { $0.value() }
  }

  /// The places of tokens, which must be sorted.
  func places(of tokens: [Int]) -> [JSONPlace] {
    var places = JSONPlaces(bytes: bytes, tokens: self.tokens, lineStarts: lineStarts)
    return places.places(of: tokens)
  }
}

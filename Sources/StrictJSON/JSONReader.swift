/// A value of a document that is being read, and its place.
///
/// Reading never stops at a mistake: what is wrong is recorded, and the read returns a stand-in (an empty string or
/// array, the lower bound of a range, 0, false), or nil where a type has no such value. ``JSONDocument/read(_:)`` throws
/// in the end, so a stand-in never leaves it.
public struct JSONReader {
  let document: JSONDocument
  let token: Int
  let problems: JSONProblems

  var source: JSONToken { document.tokens[token] }

  /// What kind of value this is, where a format allows more than one.
  public var kind: JSONKind {
    switch source.kind {
    case .null: .null
    case .true, .false: .bool
    case .integer, .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Where the value begins.
  ///
  /// - Complexity: O(document): it is for messages.
  public var place: JSONPlace {
    document.places(of: [token]).first ?? JSONPlace(line: 1, column: 1, path: "$")
  }

  /// Records that the value, although well formed, is wrong, with the reason as a sentence.
  public func report(_ reason: String) {
    problems.add(.invalid(reason), at: token)
  }

  /// Records that something else must stand here; `expected` is a noun phrase such as `"an array of 2 numbers"`.
  public func report(expected: String) {
    problems.add(.unexpected(expected: expected, found: found), at: token)
  }

  /// The noun phrase for what is there, with short scalars in full.
  var found: String {
    switch source.kind {
    case .string, .key: "the string " + quoted(text, limit: 40)
    case .integer, .number:
      source.range.count <= 40 ? text : String(decoding: document.bytes[source.range].prefix(40), as: UTF8.self) + "…"
    case let kind: kind.words
    }
  }

  var text: String { source.text(in: document.bytes) }

  func reader(at token: Int) -> JSONReader {
    JSONReader(document: document, token: token, problems: problems)
  }
}

/// The kinds of JSON values.
public enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}

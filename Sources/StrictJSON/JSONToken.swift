/// One value or key of a document, as a range of its bytes.
///
/// A document is a flat list of tokens in reading order: a container is followed by what it holds, a key by its
/// value. Strings and numbers stay text until they are asked for.
struct JSONToken: Sendable {
  enum Kind: UInt8 {
    case null, `false`, `true`, integer, number, string, key, array, object
  }

  var kind: Kind
  /// Whether a string or key has escapes, so that its bytes are not its text.
  var hasEscapes = false
  /// Where it begins, in bytes; a string's quotes are part of it.
  var start: UInt32
  /// Where it ends, in bytes.
  var end: UInt32
  /// The token after this one and all it holds.
  var next: UInt32

  var isContainer: Bool { kind == .array || kind == .object }
}

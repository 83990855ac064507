/// One mistake in a JSON text, with its place.
public struct JSONError: Error, Hashable, Sendable {
  public enum Problem: Hashable, Sendable {
    /// The text or value there is not what must stand there; both are noun phrases.
    case unexpected(expected: String, found: String)
    /// An object lacks a key that it must have.
    case missingKey(String)
    /// An object has a key that nothing reads; perhaps the suggestion was meant.
    case unknownKey(String, suggestion: String?)
    /// An object has a key a second time.
    case duplicateKey(String)
    /// A value is of the right kind and wrong all the same; the reason is the reader's own sentence.
    case invalid(String)
  }

  public var place: JSONPlace
  public var problem: Problem

  public init(_ problem: Problem, at place: JSONPlace) {
    self.problem = problem
    self.place = place
  }
}

/// All mistakes found in a JSON text, in the order of the text.
public struct JSONErrors: Error, Hashable, Sendable {
  /// How many mistakes are kept; a hostile file may hold millions.
  public static let limit = 1000

  /// The mistakes, at least one and at most ``limit``.
  public let errors: [JSONError]
  /// How many more there were.
  public let omitted: Int

  init(_ errors: [JSONError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }
}

/// An object of a document that is being read by its keys.
///
/// Each read names a key; ``finish()`` reports the keys that no read named, so that a misspelt one never passes.
public final class JSONObject {
  /// The object itself as a value, to report what concerns more than one key.
  public let reader: JSONReader
  /// The keys there are, as tokens.
  private let keys: [Int]
  private var readKeys: Set<Int> = []
  /// The names that reads have asked for, there or not: what an unknown key may have meant.
  private var knownNames: [String] = []
  /// Whether there is an object at all; if not, that is reported already and nothing else is.
  private let exists: Bool

  init(_ reader: JSONReader) {
    self.reader = reader
    exists = reader.source.kind == .object
    var keys: [Int] = []
    var token = reader.token + 1
    while exists, token < reader.source.next {
      keys.append(token)
      token = Int(reader.document.tokens[token + 1].next)
    }
    self.keys = keys
  }

  /// The value of a key that may be missing.
  ///
  /// It composes with what a ``JSONReader`` reads: `object.optional("difficulty")?.int(in: 1...5) ?? 3`.
  /// - Complexity: O(keys).
  public func optional(_ name: String) -> JSONReader? {
    knownNames.append(name)
    var first: Int?
    for key in keys where isNamed(key, name) {
      readKeys.insert(key)
      if first == nil { first = key }
    }
    return first.map { reader.reader(at: $0 + 1) }
  }

  /// The value of a key that must be there; nil, reported, if it is not.
  public func required(_ name: String) -> JSONReader? {
    let value = optional(name)
    if value == nil, exists { reader.problems.add(.missingKey(name), at: reader.token) }
    return value
  }

  /// Whether a key is there, where that decides what the object is; it still has to be read.
  public func contains(_ name: String) -> Bool {
    knownNames.append(name)
    return keys.contains { isNamed($0, name) }
  }

  /// All members in their order, where keys are data; those for which `read` returns nil are left out.
  public func members<Member>(_ read: (_ key: String, JSONReader) -> Member?) -> [Member] {
    readKeys.formUnion(keys)
    return keys.compactMap { key in
      read(reader.document.tokens[key].text(in: reader.document.bytes), reader.reader(at: key + 1))
    }
  }

  /// Reports the keys that were never read.
  public func finish() {
    for key in keys where !readKeys.contains(key) {
      let name = reader.document.tokens[key].text(in: reader.document.bytes)
      reader.problems.add(.unknownKey(name, suggestion: suggestion(for: name, among: knownNames)), at: key)
    }
  }

  private func isNamed(_ key: Int, _ name: String) -> Bool {
    reader.document.tokens[key].hasText(name, in: reader.document.bytes)
  }
}

extension JSONReader {
  /// The elements of an array, each made by `read`; those for which it returns nil, having reported why, are left out.
  public func array<Element>(_ read: (JSONReader) -> Element?) -> [Element] {
    elements()?.compactMap(read) ?? []
  }

  /// The elements of an array, of exactly `count` if that is given, as in `[x, y]`.
  public func elements(count: Int? = nil) -> [JSONReader]? {
    var elements: [JSONReader] = []
    if source.kind == .array {
      var token = self.token + 1
      while token < source.next {
        elements.append(reader(at: token))
        token = Int(document.tokens[token].next)
      }
      if count == nil || count == elements.count { return elements }
    }
    let found = source.kind == .array ? "one of \(elements.count)" : self.found
    problems.add(.unexpected(expected: count.map { "an array of \($0)" } ?? "an array", found: found), at: token)
    return nil
  }

  /// The members of an object, to be asked for by their keys; one that answers with stand-ins if there is none.
  public func object() -> JSONObject {
    if source.kind != .object { report(expected: "an object") }
    return JSONObject(self)
  }
}

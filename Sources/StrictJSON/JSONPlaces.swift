/// Finds the lines, columns and paths of tokens, in one pass over the text for any number of them.
///
/// Nothing of this is kept while all is well: paths and columns are for mistakes.
struct JSONPlaces {
  private let bytes: [UInt8]
  private let tokens: [JSONToken]
  private let lineStarts: [UInt32]
  /// The last position found, from which the next one on the same line is counted.
  private var last = (offset: -1, line: 0, column: 0)

  init(bytes: [UInt8], tokens: [JSONToken], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.tokens = tokens
    self.lineStarts = lineStarts
  }

  /// The places of tokens, which must be sorted and may repeat.
  ///
  /// - Complexity: O(tokens up to the last one + bytes of the lines they stand in).
  mutating func places(of wanted: [Int]) -> [JSONPlace] {
    var places: [JSONPlace] = []
    var containers: [(token: Int, path: JSONPathStep)] = []
    for index in tokens.indices {
      if places.count == wanted.count { break }
      while let top = containers.last, index >= tokens[top.token].next { containers.removeLast() }
      if let top = containers.indices.last { containers[top].path.advance(to: index, tokens[index].kind) }
      while places.count < wanted.count, wanted[places.count] == index {
        let path = containers.reduce(into: "$") { $0 += $1.path.text(bytes: bytes, tokens: tokens) }
        places.append(place(ofOffset: Int(tokens[index].start), path: path))
      }
      if tokens[index].isContainer {
        containers.append((index, tokens[index].kind == .array ? .element(-1) : .member(key: index)))
      }
    }
    return places
  }

  /// The place of an offset in bytes, which stands at the end of a path.
  mutating func place(ofOffset offset: Int, path: String) -> JSONPlace {
    let line = self.line(ofOffset: offset)
    let lineStart = Int(lineStarts[line])
    var column = 0
    var index = lineStart
    if last.line == line, last.offset >= lineStart, last.offset <= offset { (index, _, column) = last }
    while index < offset, index < bytes.count {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    last = (index, line, column)
    return JSONPlace(line: line + 1, column: column + 1, path: path)
  }

  /// The last line that begins at or before an offset, from 0.
  private func line(ofOffset offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// The step of a path that leads from a container into it.
private enum JSONPathStep {
  case element(Int)
  case member(key: Int)

  /// Goes on to the next token that lies directly in the container.
  mutating func advance(to token: Int, _ kind: JSONToken.Kind) {
    switch self {
    case .element(let index): self = .element(index + 1)
    case .member: if kind == .key { self = .member(key: token) }
    }
  }

  func text(bytes: [UInt8], tokens: [JSONToken]) -> String {
    switch self {
    case .element(let index): return "[\(index)]"
    case .member(let key):
      let name = tokens[key].text(in: bytes)
      let isPlain = 1...60 ~= name.utf8.count && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isPlain ? ".\(name)" : "[\(quoted(name))]"
    }
  }
}

extension JSONScanner {
  /// The keys of all objects that an earlier key of the same object equals, in the order of the text.
  func duplicateKeys() -> [Int] {
    var duplicates: [Int] = []
    var keys: [Int] = []
    for object in tokens.indices where tokens[object].kind == .object {
      keys.removeAll(keepingCapacity: true)
      var token = object + 1
      while token < tokens[object].next {
        keys.append(token)
        token = Int(tokens[token + 1].next)
      }
      if keys.count > 8 {
        appendDuplicatesOfMany(keys, to: &duplicates)
      } else {
        for index in keys.indices where keys[..<index].contains(where: { isSame($0, keys[index]) }) {
          duplicates.append(keys[index])
        }
      }
    }
    return duplicates.sorted()
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (tokens[first], tokens[second])
    guard first.hasEscapes || second.hasEscapes else {
      return first.range.count == second.range.count && bytes[first.range].elementsEqual(bytes[second.range])
    }
    return text(first).elementsEqual(text(second))
  }

  private func text(_ key: JSONToken) -> ArraySlice<UInt8> {
    key.hasEscapes ? unescaped(bytes[key.range])[...] : bytes[key.range]
  }

  /// Sorts the keys by their text, so that equal ones are neighbours.
  private func appendDuplicatesOfMany(_ keys: [Int], to duplicates: inout [Int]) {
    let sorted = keys.map { (token: $0, text: text(tokens[$0])) }.sorted { first, second in
      if first.text.count != second.text.count { return first.text.count < second.text.count }
      if first.text.lexicographicallyPrecedes(second.text) { return true }
      return first.token < second.token && first.text.elementsEqual(second.text)
    }
    for (first, second) in zip(sorted, sorted.dropFirst()) where first.text.elementsEqual(second.text) {
      duplicates.append(second.token)
    }
  }
}

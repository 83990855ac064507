extension JSONValue {
  /// Whether the value takes at most `width` characters on one line with spaces after its colons and commas.
  ///
  /// - Complexity: O(width), whatever the size of the value; a nested writer that asks at each level stays linear.
  func fits(in width: Int) -> Bool {
    var left = width
    take(from: &left)
    return left >= 0
  }

  /// Takes the value's width from `left`, and stops when that is used up.
  private func take(from left: inout Int) {
    switch self {
    case .array(let elements):
      left -= 2 + 2 * max(0, elements.count - 1)
      for element in elements where left >= 0 { element.take(from: &left) }
    case .object(let members):
      left -= 2 + 2 * max(0, members.count - 1)
      for member in members where left >= 0 {
        left -= member.key.utf8.count + 4
        member.value.take(from: &left)
      }
    case .string(let text): left -= text.utf8.count + 2
    case .null, .bool, .integer, .number: left -= compactText.utf8.count
    }
  }
}

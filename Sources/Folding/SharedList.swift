/// A list that only grows and whose copies share what they have in common, but for the last few elements.
///
/// Every state of a long model keeps what led to it; as plain arrays these would be quadratic in memory together.
struct SharedList<Element> {
  /// Blocks that are full and never change again.
  private var blocks: [[Element]] = []
  private var tail: [Element] = []

  private static var blockSize: Int { 32 }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    tail.append(element)
    if tail.count == Self.blockSize {
      blocks.append(tail)
      tail = []
    }
  }
}

extension SharedList: Sendable where Element: Sendable {}

extension SharedList: Sequence {
  func makeIterator() -> some IteratorProtocol<Element> { (blocks + [tail]).joined().makeIterator() }
}

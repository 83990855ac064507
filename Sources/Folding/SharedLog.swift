/// A list that only grows, and whose copies share their common beginning.
///
/// The states of a paper are kept step by step, each with all that was done before: as arrays they would take the square
/// of the steps.
struct SharedLog<Element: Sendable>: Sendable {
  private final class Chunk: Sendable {
    let earlier: Chunk?
    let elements: [Element]

    init(_ elements: [Element], after earlier: Chunk?) {
      self.elements = elements
      self.earlier = earlier
    }
  }

  private static var chunkSize: Int { 32 }
  private var earlier: Chunk?
  private var recent: [Element] = []

  /// Adds an element at the end.
  ///
  /// Complexity: O(1), and as much memory.
  mutating func append(_ element: Element) {
    recent.append(element)
    if recent.count == Self.chunkSize {
      earlier = Chunk(recent, after: earlier)
      recent = []
    }
  }

  /// All elements, the first first.
  ///
  /// Complexity: O(their number).
  var elements: [Element] {
    var chunks = [recent]
    var next = earlier
    while let chunk = next {
      chunks.append(chunk.elements)
      next = chunk.earlier
    }
    return chunks.reversed().flatMap { $0 }
  }

  /// What a function finds in the latest element for which it finds anything.
  ///
  /// Complexity: O(number of elements).
  func latest<Found>(_ find: (Element) -> Found?) -> Found? {
    if let found = recent.reversed().lazy.compactMap(find).first { return found }
    var next = earlier
    while let chunk = next {
      if let found = chunk.elements.reversed().lazy.compactMap(find).first { return found }
      next = chunk.earlier
    }
    return nil
  }
}

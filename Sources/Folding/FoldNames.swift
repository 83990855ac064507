/// The folds of a paper by their names, numbered in the order of folding; copies share what they have in common.
struct FoldNames: Sendable {
  /// Blocks that are full and never change again.
  private var blocks: [[String: Int]] = []
  private var tail: [String: Int] = [:]

  private static let blockSize = 64

  /// The number of folds, which is the number of the next one.
  var count: Int { blocks.count * Self.blockSize + tail.count }

  /// All names, in no order.
  var all: [String] { (blocks + [tail]).flatMap(\.keys) }

  /// The number of the fold with a name.
  ///
  /// - Complexity: O(folds), though 64 of them at a time.
  subscript(name: String) -> Int? { tail[name] ?? blocks.lazy.compactMap { $0[name] }.first }

  /// Gives the next number to a new name.
  mutating func add(_ name: String) {
    precondition(self[name] == nil, "a name that no fold has yet")
    tail[name] = count
    if tail.count == Self.blockSize {
      blocks.append(tail)
      tail = [:]
    }
  }
}

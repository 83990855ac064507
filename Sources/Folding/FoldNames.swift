/// The names of the folds made so far; a fold's number is how many were made before it.
struct FoldNames: Sendable {
  /// Names by their hash, so that most are passed over without being compared.
  private struct Entry: Sendable {
    let hash: Int
    let name: String
    let number: Int
  }

  private var entries = SharedLog<Entry>()
  /// How many there are.
  private(set) var count = 0

  /// The number of the fold of a name.
  ///
  /// Complexity: O(count), with hardly more than a comparison of numbers for each.
  subscript(name: String) -> Int? {
    let hash = name.hashValue
    return entries.latest { $0.hash == hash && $0.name == name ? $0.number : nil }
  }

  /// Gives the next fold its name.
  mutating func append(_ name: String) {
    entries.append(Entry(hash: name.hashValue, name: name, number: count))
    count += 1
  }

  /// The names, in the order of folding.
  var names: [String] { entries.elements.map(\.name) }
}

/// The numbers of some folds, as runs: a crease that is folded again and again takes no more room than one.
struct FoldNumbers: Hashable, Sendable {
  private var runs: [ClosedRange<Int>]

  init(_ number: Int) { runs = [number...number] }

  /// Complexity: O(runs).
  func contains(_ number: Int) -> Bool { runs.contains { $0.contains(number) } }

  /// Adds the number of a fold, the latest for the least room.
  mutating func append(_ number: Int) {
    if contains(number) { return }
    if let last = runs.last, last.upperBound + 1 == number {
      runs[runs.count - 1] = last.lowerBound...number
    } else {
      runs.append(number...number)
    }
  }
}

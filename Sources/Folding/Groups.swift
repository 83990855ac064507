/// Numbers gathered into groups by joining pairs (union-find with path halving).
struct Groups {
  private var parents: [Int]

  init(of count: Int, joining pairs: some Sequence<(Int, Int)>) {
    parents = Array(0..<count)
    for (a, b) in pairs {
      let first = representative(of: a)
      let second = representative(of: b)
      // The smaller number stands for the group, so that results don't depend on the order of joining.
      parents[max(first, second)] = min(first, second)
    }
  }

  /// The number of groups.
  var count: Int { parents.indices.count { parents[$0] == $0 } }

  /// The number that stands for the group of a number.
  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }
}

/// A long run of alike rows.
struct RunSpec {
  /// How the rows' extents follow one another.
  enum Pattern {
    case cycle([ExtentRule])
    /// Row i has the extent a + (i·m + b) mod n.
    case formula(a: Int, m: Int, b: Int, n: Int)
  }

  var name: String
  var count: Int
  var pattern: Pattern
  var cost = Cost()
  var cross = 1

  func rule(at index: Int) -> ExtentRule {
    switch pattern {
    case .cycle(let rules): rules[index % rules.count]
    case .formula(let a, let m, let b, let n): .fixed(a + (index * m + b) % n)
    }
  }
}

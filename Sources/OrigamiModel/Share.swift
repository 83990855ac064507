/// A fraction of a way in words.
struct Share {
  /// “half-way”, “a third of the way”, “2/7 of the way”, “61% of the way”.
  let words: String
  /// The number of parts of the way and how many of them; nothing if they are too many to count.
  private let parts: (count: Int, of: Int)?

  /// The most parts that a way is counted in.
  private static let mostParts = 8

  init(_ fraction: Double) {
    for parts in 1...Self.mostParts {
      let count = (fraction * Double(parts)).rounded()
      if abs(count / Double(parts) - fraction) < 1e-6, abs(count) < 1000 {
        self.parts = (Int(count), parts)
        words = Self.words(Int(count), of: parts)
        return
      }
    }
    parts = nil
    words = "\(ReferenceWords.number((fraction * 100).rounded()))% of the way"
  }

  /// Whether the fraction is told exactly.
  var isExact: Bool { parts != nil }

  /// Whether it is one half.
  var isHalf: Bool { parts.map { $0 == (1, 2) } ?? false }

  /// Whether it is nothing.
  var isNone: Bool { parts?.count == 0 }

  private static func words(_ count: Int, of parts: Int) -> String {
    switch (count, parts) {
    case (1, 2): "half-way"
    case (1, 3): "a third of the way"
    case (2, 3): "two thirds of the way"
    case (1, 4): "a quarter of the way"
    case (3, 4): "three quarters of the way"
    case (0, 1): "none of the way"
    case (1, 1): "all the way"
    default: "\(count)/\(parts) of the way"
    }
  }
}

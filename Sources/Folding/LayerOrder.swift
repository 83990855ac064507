/// Which of two overlapping faces is above, for each pair by itself, so that layers may lie in a circle.
public struct LayerOrder: Hashable, Sendable {
  private struct Pair: Hashable {
    let upper: Int32
    let lower: Int32
  }

  private var pairs: Set<Pair> = []

  /// Creates the order of faces that don't overlap.
  public init() {}

  /// The number of pairs with an order.
  public var count: Int { pairs.count }

  /// Whether the face `upper` lies above the face `lower`.
  ///
  /// Complexity: O(1).
  public func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    pairs.contains(Pair(upper: Int32(upper), lower: Int32(lower)))
  }

  /// Whether the two have an order.
  public func relates(_ a: Int, _ b: Int) -> Bool { isAbove(a, b) || isAbove(b, a) }

  /// Puts the face `upper` above the face `lower`, whatever was before.
  public mutating func place(_ upper: Int, above lower: Int) {
    pairs.remove(Pair(upper: Int32(lower), lower: Int32(upper)))
    pairs.insert(Pair(upper: Int32(upper), lower: Int32(lower)))
  }

  /// Forgets the order of two faces.
  mutating func separate(_ a: Int, _ b: Int) {
    pairs.remove(Pair(upper: Int32(a), lower: Int32(b)))
    pairs.remove(Pair(upper: Int32(b), lower: Int32(a)))
  }

  /// For each of `count` faces the faces above it, ascending.
  public func facesAbove(count: Int) -> [[Int]] {
    var above = [[Int]](repeating: [], count: count)
    for pair in pairs where pair.lower < count { above[Int(pair.lower)].append(Int(pair.upper)) }
    return above.map { $0.sorted() }
  }

  /// Every pair, the upper face first, in a fixed order.
  public var all: [(upper: Int, lower: Int)] {
    pairs.map { (Int($0.upper), Int($0.lower)) }.sorted { $0 < $1 }
  }

  /// The order seen from the other side.
  var reversed: LayerOrder {
    var reversed = LayerOrder()
    reversed.pairs = Set(pairs.map { Pair(upper: $0.lower, lower: $0.upper) })
    return reversed
  }
}

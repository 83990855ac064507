import TestSupport
import Testing

@testable import LazyLayout

/// A number that counts itself.
private struct Number: Summarized {
  var value: Int
  var total: Sum { Sum(count: 1, sum: value) }

  struct Sum: Summary, Equatable {
    var count = 0
    var sum = 0

    static let zero = Sum()
    mutating func add(_ other: Sum) {
      count += other.count
      sum += other.sum
    }
  }
}

@Suite struct TreapTests {
  @Test(
    "Random cuts, joins, changes and removals leave the sequence an array would be", arguments: [1, 2, 3] as [UInt64])
  func agreesWithArrays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var treap = Treap<Number>()
    var root = -1
    var links: [Int] = []
    for step in 0..<2000 {
      let index = Int.random(in: 0...links.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let new = treap.make(Number(value: step))
        if index < links.count {
          let (left, right) = treap.cut(before: links[index])
          let start = treap.join(left, new)
          root = treap.join(start, right)
        } else {
          root = treap.join(root, new)
        }
        links.insert(new, at: index)
      case 2 where index < links.count:
        root = treap.remove(links.remove(at: index))
      case 3 where index < links.count:
        root = treap.change(links[index]) { $0.value = -step }
      default:
        break
      }
      let values = links.map { treap[$0].value }
      try #require(treap.brokenInvariant(in: root, areEqual: { $0 == $1 }) == nil, "seed \(seed), step \(step)")
      try #require(treap.total(of: root) == .init(count: values.count, sum: values.reduce(0, +)), "seed \(seed)")
      if index < links.count {
        #expect(treap.sum(before: links[index]).count == index)
        #expect(treap.first(in: root, above: index, counting: { $0.count })?.link == links[index])
        #expect(treap.next(links[index]) == (index + 1 < links.count ? links[index + 1] : -1))
        #expect(treap.previous(links[index]) == (index > 0 ? links[index - 1] : -1))
      }
    }
  }
}

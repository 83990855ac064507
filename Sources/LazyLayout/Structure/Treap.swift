/// What a ``Treap`` sums up over a stretch of its values; the order of adding does not matter.
protocol Summary {
  static var zero: Self { get }
  mutating func add(_ other: Self)
}

/// A value that knows its part of a sum.
protocol Summarized {
  associatedtype Total: Summary
  var total: Total { get }
}

/// A forest of ordered sequences whose prefixes can be summed, each sequence a randomised search tree.
///
/// Invariant: a node's priority is not below those of its children, its parent link is the inverse of the child links,
/// and its `total` is the sum of its subtree in order. The expected depth is O(log n) (Seidel and Aragon 1996); the
/// priorities come from a fixed seed, so that a run repeats itself.
struct Treap<Value: Summarized> {
  /// The index of a node; `nil` links are written ``none``.
  typealias Link = Int

  struct Node {
    var value: Value
    var total: Value.Total
    var left: Link = -1
    var right: Link = -1
    var parent: Link = -1
    var priority: UInt64
  }

  var nodes: [Node] = []
  var free: [Link] = []
  /// Counts the nodes summed anew since the treap was made: what changes cost, without a clock.
  private(set) var steps = 0
  private var seed: UInt64 = 0x2545_F491_4F6C_DD1D

  /// The link that leads nowhere; the empty sequence.
  static var none: Link { -1 }

  /// The number of nodes in use.
  var count: Int { nodes.count - free.count }

  subscript(link: Link) -> Value { nodes[link].value }

  /// The sum over the sequence whose root is `root`.
  ///
  /// - Complexity: O(1).
  func total(of root: Link) -> Value.Total { root < 0 ? .zero : nodes[root].total }

  func parent(of link: Link) -> Link { nodes[link].parent }
  func priority(of link: Link) -> UInt64 { nodes[link].priority }
  func children(of link: Link) -> [Link] { [nodes[link].left, nodes[link].right].filter { $0 >= 0 } }

  /// Makes a sequence of one value.
  ///
  /// - Complexity: O(1).
  mutating func make(_ value: Value) -> Link {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    let node = Node(value: value, total: value.total, priority: seed)
    if let link = free.popLast() {
      nodes[link] = node
      return link
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Sets a value and the sums above it; returns the root.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func set(_ link: Link, to value: Value) -> Link {
    nodes[link].value = value
    return pullUp(from: link)
  }

  /// Changes a value in place, and the sums above it; returns the root.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  mutating func change(_ link: Link, _ body: (inout Value) -> Void) -> Link {
    body(&nodes[link].value)
    return pullUp(from: link)
  }

  mutating func pull(_ link: Link) {
    steps += 1
    var total = nodes[link].value.total
    let left = nodes[link].left
    let right = nodes[link].right
    if left >= 0 { total.add(nodes[left].total) }
    if right >= 0 { total.add(nodes[right].total) }
    nodes[link].total = total
  }

  mutating func pullUp(from start: Link) -> Link {
    var link = start
    while true {
      pull(link)
      let parent = nodes[link].parent
      if parent < 0 { return link }
      link = parent
    }
  }

  mutating func setLeft(_ link: Link, _ child: Link) {
    nodes[link].left = child
    if child >= 0 { nodes[child].parent = link }
  }

  mutating func setRight(_ link: Link, _ child: Link) {
    nodes[link].right = child
    if child >= 0 { nodes[child].parent = link }
  }
}

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

  private struct Node {
    var value: Value
    var total: Value.Total
    var left: Link = -1
    var right: Link = -1
    var parent: Link = -1
    var priority: UInt64
  }

  private var nodes: [Node] = []
  private var free: [Link] = []
  private var seed: UInt64 = 0x2545_F491_4F6C_DD1D

  /// The link that leads nowhere; the empty sequence.
  static var none: Link { -1 }

  /// The number of nodes in use.
  var count: Int { nodes.count - free.count }

  subscript(link: Link) -> Value { nodes[link].value }

  /// The sum over the sequence whose root is `root`. O(1).
  func total(of root: Link) -> Value.Total { root < 0 ? .zero : nodes[root].total }

  func parent(of link: Link) -> Link { nodes[link].parent }
  func priority(of link: Link) -> UInt64 { nodes[link].priority }
  func children(of link: Link) -> [Link] { [nodes[link].left, nodes[link].right].filter { $0 >= 0 } }

  /// Makes a sequence of one value. O(1).
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

  /// Sets a value and the sums above it; returns the root. O(log n).
  @discardableResult
  mutating func set(_ link: Link, to value: Value) -> Link {
    nodes[link].value = value
    return pullUp(from: link)
  }

  /// Changes a value in place, and the sums above it; returns the root. O(log n).
  @discardableResult
  mutating func change(_ link: Link, _ body: (inout Value) -> Void) -> Link {
    body(&nodes[link].value)
    return pullUp(from: link)
  }

  private mutating func pull(_ link: Link) {
    var total = nodes[link].value.total
    let left = nodes[link].left
    let right = nodes[link].right
    if left >= 0 { total.add(nodes[left].total) }
    if right >= 0 { total.add(nodes[right].total) }
    nodes[link].total = total
  }

  private mutating func pullUp(from start: Link) -> Link {
    var link = start
    while true {
      pull(link)
      let parent = nodes[link].parent
      if parent < 0 { return link }
      link = parent
    }
  }

  private mutating func setLeft(_ link: Link, _ child: Link) {
    nodes[link].left = child
    if child >= 0 { nodes[child].parent = link }
  }

  private mutating func setRight(_ link: Link, _ child: Link) {
    nodes[link].right = child
    if child >= 0 { nodes[child].parent = link }
  }
}

// MARK: - Cutting and joining

extension Treap {
  /// Joins two sequences into one; returns its root. O(log n).
  mutating func join(_ left: Link, _ right: Link) -> Link {
    if left < 0 { return right }
    if right < 0 { return left }
    if nodes[left].priority >= nodes[right].priority {
      let child = join(nodes[left].right, right)
      setRight(left, child)
      pull(left)
      return left
    }
    let child = join(left, nodes[right].left)
    setLeft(right, child)
    pull(right)
    return right
  }

  /// Cuts the sequence that holds `link` before it; returns the roots of both parts. O(log n).
  mutating func cut(before link: Link) -> (Link, Link) {
    let left = nodes[link].left
    nodes[link].left = -1
    if left >= 0 { nodes[left].parent = -1 }
    return cutUpwards(from: link, left: left, right: link)
  }

  /// Cuts the sequence that holds `link` after it; returns the roots of both parts. O(log n).
  mutating func cut(after link: Link) -> (Link, Link) {
    let right = nodes[link].right
    nodes[link].right = -1
    if right >= 0 { nodes[right].parent = -1 }
    return cutUpwards(from: link, left: link, right: right)
  }

  private mutating func cutUpwards(from start: Link, left: Link, right: Link) -> (Link, Link) {
    var (left, right) = (left, right)
    var child = start
    var parent = nodes[start].parent
    pull(start)
    while parent >= 0 {
      let grandparent = nodes[parent].parent
      if nodes[parent].left == child {
        setLeft(parent, right)
        right = parent
      } else {
        setRight(parent, left)
        left = parent
      }
      pull(parent)
      child = parent
      parent = grandparent
    }
    if left >= 0 { nodes[left].parent = -1 }
    if right >= 0 { nodes[right].parent = -1 }
    return (left, right)
  }

  /// Takes a node out of its sequence and frees it; returns the root of what is left. O(log n).
  mutating func remove(_ link: Link) -> Link {
    let parent = nodes[link].parent
    let rest = join(nodes[link].left, nodes[link].right)
    if rest >= 0 { nodes[rest].parent = parent }
    free.append(link)
    guard parent >= 0 else { return rest }
    if nodes[parent].left == link { nodes[parent].left = rest } else { nodes[parent].right = rest }
    return pullUp(from: parent)
  }

  /// Frees a whole sequence, telling each value on the way. O(n).
  mutating func removeAll(of root: Link, _ body: (Value) -> Void) {
    var stack = root < 0 ? [] : [root]
    while let link = stack.popLast() {
      body(nodes[link].value)
      if nodes[link].left >= 0 { stack.append(nodes[link].left) }
      if nodes[link].right >= 0 { stack.append(nodes[link].right) }
      free.append(link)
    }
  }
}

// MARK: - Finding

extension Treap {
  /// The root of the sequence that holds `link`. O(log n).
  func root(of link: Link) -> Link {
    var link = link
    while nodes[link].parent >= 0 { link = nodes[link].parent }
    return link
  }

  /// The sum of all values before `link` in its sequence. O(log n).
  func sum(before link: Link) -> Value.Total {
    var link = link
    var sum = total(of: nodes[link].left)
    while nodes[link].parent >= 0 {
      let parent = nodes[link].parent
      if nodes[parent].right == link {
        let left = nodes[parent].left
        if left >= 0 { sum.add(nodes[left].total) }
        sum.add(nodes[parent].value.total)
      }
      link = parent
    }
    return sum
  }

  /// The first node at which the sum up to and including it satisfies `isReached`, and the sum before it. O(log n).
  ///
  /// Requires that `isReached`, once true for a prefix, is true for every longer one.
  func first(in root: Link, where isReached: (Value.Total) -> Bool) -> (link: Link, before: Value.Total)? {
    var link = root
    var before = Value.Total.zero
    var found: (Link, Value.Total)?
    while link >= 0 {
      var left = before
      if nodes[link].left >= 0 {
        left.add(nodes[nodes[link].left].total)
        if isReached(left) {
          link = nodes[link].left
          continue
        }
      }
      var here = left
      here.add(nodes[link].value.total)
      if isReached(here) {
        found = (link, left)
        break
      }
      before = here
      link = nodes[link].right
    }
    return found
  }

  /// The first node at which a count, summed up to and including it, is above `goal`, and the count before it. O(log n).
  @inline(__always)
  func first(in root: Link, above goal: Int, counting count: (Value.Total) -> Int) -> (link: Link, before: Int)? {
    var link = root
    var before = 0
    while link >= 0 {
      let left = nodes[link].left
      let leftCount = left >= 0 ? count(nodes[left].total) : 0
      if before + leftCount > goal {
        link = left
        continue
      }
      before += leftCount
      let here = count(nodes[link].value.total)
      if before + here > goal { return (link, before) }
      before += here
      link = nodes[link].right
    }
    return nil
  }

  /// The first node of a sequence, or ``none``. O(log n).
  func first(in root: Link) -> Link {
    var link = root
    while link >= 0, nodes[link].left >= 0 { link = nodes[link].left }
    return link
  }

  /// The last node of a sequence, or ``none``. O(log n).
  func last(in root: Link) -> Link {
    var link = root
    while link >= 0, nodes[link].right >= 0 { link = nodes[link].right }
    return link
  }

  /// The node after `link`, or ``none``. O(1) amortised.
  func next(_ link: Link) -> Link {
    if nodes[link].right >= 0 { return first(in: nodes[link].right) }
    var link = link
    while nodes[link].parent >= 0, nodes[nodes[link].parent].right == link { link = nodes[link].parent }
    return nodes[link].parent
  }

  /// The node before `link`, or ``none``. O(1) amortised.
  func previous(_ link: Link) -> Link {
    if nodes[link].left >= 0 { return last(in: nodes[link].left) }
    var link = link
    while nodes[link].parent >= 0, nodes[nodes[link].parent].left == link { link = nodes[link].parent }
    return nodes[link].parent
  }
}

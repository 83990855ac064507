extension Treap {
  /// Joins two sequences into one; returns its root.
  ///
  /// - Complexity: O(log n).
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

  /// Cuts the sequence that holds `link` before it; returns the roots of both parts.
  ///
  /// - Complexity: O(log n).
  mutating func cut(before link: Link) -> (Link, Link) {
    let left = nodes[link].left
    nodes[link].left = -1
    if left >= 0 { nodes[left].parent = -1 }
    return cutUpwards(from: link, left: left, right: link)
  }

  /// Cuts the sequence that holds `link` after it; returns the roots of both parts.
  ///
  /// - Complexity: O(log n).
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

  /// Takes a node out of its sequence and frees it; returns the root of what is left.
  ///
  /// - Complexity: O(log n).
  mutating func remove(_ link: Link) -> Link {
    let parent = nodes[link].parent
    let rest = join(nodes[link].left, nodes[link].right)
    if rest >= 0 { nodes[rest].parent = parent }
    free.append(link)
    guard parent >= 0 else { return rest }
    if nodes[parent].left == link { nodes[parent].left = rest } else { nodes[parent].right = rest }
    return pullUp(from: parent)
  }

  /// Frees a whole sequence, telling each value on the way.
  ///
  /// - Complexity: O(n).
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

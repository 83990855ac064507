extension Treap {
  /// The root of the sequence that holds `link`.
  ///
  /// - Complexity: O(log n).
  func root(of link: Link) -> Link {
    var link = link
    while nodes[link].parent >= 0 { link = nodes[link].parent }
    return link
  }

  /// The sum of all values before `link` in its sequence.
  ///
  /// - Complexity: O(log n).
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

  /// The first node at which the sum up to and including it satisfies `isReached`, and the sum before it.
  ///
  /// Requires that `isReached`, once true for a prefix, is true for every longer one.
  ///
  /// - Complexity: O(log n).
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

  /// The first node at which a count, summed up to and including it, is above `goal`, and the count before it.
  ///
  /// - Complexity: O(log n).
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

  /// The first node of a sequence, or ``none``.
  ///
  /// - Complexity: O(log n).
  func first(in root: Link) -> Link {
    var link = root
    while link >= 0, nodes[link].left >= 0 { link = nodes[link].left }
    return link
  }

  /// The last node of a sequence, or ``none``.
  ///
  /// - Complexity: O(log n).
  func last(in root: Link) -> Link {
    var link = root
    while link >= 0, nodes[link].right >= 0 { link = nodes[link].right }
    return link
  }

  /// The node after `link`, or ``none``.
  ///
  /// - Complexity: O(1) amortised.
  func next(_ link: Link) -> Link {
    if nodes[link].right >= 0 { return first(in: nodes[link].right) }
    var link = link
    while nodes[link].parent >= 0, nodes[nodes[link].parent].right == link { link = nodes[link].parent }
    return nodes[link].parent
  }

  /// The node before `link`, or ``none``.
  ///
  /// - Complexity: O(1) amortised.
  func previous(_ link: Link) -> Link {
    if nodes[link].left >= 0 { return last(in: nodes[link].left) }
    var link = link
    while nodes[link].parent >= 0, nodes[nodes[link].parent].left == link { link = nodes[link].parent }
    return nodes[link].parent
  }
}

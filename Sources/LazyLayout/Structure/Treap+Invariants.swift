extension Treap {
  /// What of the invariants a sequence breaks, in words; none when all hold.
  ///
  /// - Complexity: O(n).
  func brokenInvariant(in root: Link, areEqual: (Value.Total, Value.Total) -> Bool) -> String? {
    guard root >= 0 else { return nil }
    if parent(of: root) >= 0 { return "the root \(root) has a parent" }
    var stack = [root]
    while let link = stack.popLast() {
      var total = self[link].total
      for child in children(of: link) {
        if parent(of: child) != link { return "\(child) is a child of \(link), which is not its parent" }
        if priority(of: child) > priority(of: link) { return "\(child) is above its parent \(link) in priority" }
        total.add(self.total(of: child))
        stack.append(child)
      }
      if !areEqual(total, self.total(of: link)) { return "the total of \(link) is not the sum of its subtree" }
    }
    return nil
  }
}

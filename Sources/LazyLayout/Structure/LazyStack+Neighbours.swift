extension LazyStack {
  /// The row after another, at the present; dynamic elements between are resolved: O(log n).
  public mutating func row<Source: LazySource>(after row: Row, source: inout Source) -> Row? {
    while true {
      guard let cursor = extents.cursor(of: row) else { return nil }
      let next = extents.next(cursor)
      guard let unresolved = firstUnresolved(before: next) else { return next.map { extents.address($0) } }
      resolve(unresolved.element, in: unresolved.run, source: &source)
    }
  }

  /// The row before another, at the present; elements not resolved yet are passed over: O(log n).
  public func row(before row: Row) -> Row? {
    extents.cursor(of: row).flatMap { extents.previous($0) }.map { extents.address($0) }
  }
}

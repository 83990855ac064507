extension LazyStack {
  /// Rows of extent 0 that one frame measures one after another before it gives up looking for the next line.
  static var emptyRowsPerFrame: Int { 62 }

  /// Lays out rows from one of them outwards until the viewport is full or the rows are at their end.
  ///
  /// - Complexity: O(rows placed).
  mutating func place<Source: LazySource>(from spot: Spot, source: inout Source) -> Placing {
    while let next = firstUnresolved(before: cursor(spot)) { resolve(next.element, in: next.run, source: &source) }
    var cursor = cursor(spot)
    let extent = extent(of: &cursor, source: &source)
    var placing = Placing()
    placing.entries = [Placing.Entry(slot: spot.slot, run: spot.run, y: spot.y, extent: extent)]
    fillTowardsEnd(&placing, source: &source)
    fillTowardsStart(&placing, source: &source)
    settle(&placing, source: &source)
    return placing
  }

  /// Leaves no blank line at an end where there are rows to show instead.
  private mutating func settle<Source: LazySource>(_ placing: inout Placing, source: inout Source) {
    if let first = placing.entries.first, placing.reachesStart, first.y > margins.leading {
      placing.shift(by: margins.leading - first.y)
      fillTowardsEnd(&placing, source: &source)
      return
    }
    let end = viewport.extent - margins.trailing
    guard let last = placing.entries.last, placing.reachesEnd, last.end < end else { return }
    placing.shift(by: end - last.end)
    fillTowardsStart(&placing, source: &source)
    if let first = placing.entries.first, placing.reachesStart, first.y > margins.leading {
      placing.shift(by: margins.leading - first.y)
    }
  }

  /// Places rows until they reach `limit`, by default the viewport's end.
  mutating func fillTowardsEnd<Source: LazySource>(
    _ placing: inout Placing, to limit: Int? = nil, source: inout Source
  ) {
    let limit = limit ?? viewport.extent
    var empty = 0
    while let last = placing.entries.last, last.end < limit {
      guard let next = rowAfter(last, source: &source) else {
        placing.reachesEnd = true
        return
      }
      let y = last.end + extents.spacing
      guard y < limit else { return }
      guard empty < Self.emptyRowsPerFrame else {
        placing.reachesEnd = true
        return
      }
      placing.entries.append(entry(next, y: y, empty: &empty, source: &source))
    }
    if let last = placing.entries.last {
      placing.reachesEnd = extents.next(cursor(last)) == nil && firstUnresolved(before: nil) == nil
    }
  }

  /// Places rows until they reach `limit`, by default the viewport's start.
  mutating func fillTowardsStart<Source: LazySource>(
    _ placing: inout Placing, to limit: Int = 0, source: inout Source
  ) {
    var above: [Placing.Entry] = []
    var empty = 0
    while let first = above.last ?? placing.entries.first {
      guard let previous = extents.previous(cursor(first)) else {
        placing.reachesStart = true
        break
      }
      guard first.y - extents.spacing > limit else { break }
      guard empty < Self.emptyRowsPerFrame else {
        placing.reachesStart = true
        break
      }
      var new = entry(previous, y: 0, empty: &empty, source: &source)
      new.y = first.y - extents.spacing - new.extent
      above.append(new)
    }
    if !above.isEmpty { placing.entries.insert(contentsOf: above.reversed(), at: 0) }
  }

  /// Lays out one row more before the first one.
  mutating func addAbove<Source: LazySource>(_ placing: inout Placing, source: inout Source) {
    guard let first = placing.entries.first, let previous = extents.previous(cursor(first)) else { return }
    var empty = 0
    var new = entry(previous, y: 0, empty: &empty, source: &source)
    new.y = first.y - extents.spacing - new.extent
    placing.entries.insert(new, at: 0)
  }

  /// Lays out one row more after the last one.
  mutating func addBelow<Source: LazySource>(_ placing: inout Placing, source: inout Source) {
    guard let last = placing.entries.last, let next = rowAfter(last, source: &source) else { return }
    var empty = 0
    placing.entries.append(entry(next, y: last.end + extents.spacing, empty: &empty, source: &source))
  }

  /// A measured row; counts the rows of extent 0 that were measured for it.
  private mutating func entry<Source: LazySource>(
    _ cursor: Cursor, y: Int, empty: inout Int, source: inout Source
  ) -> Placing.Entry {
    var cursor = cursor
    let isNew = !extents.isMeasured(cursor)
    let extent = extent(of: &cursor, source: &source)
    empty = extent > 0 ? 0 : empty + (isNew ? 1 : 0)
    return Placing.Entry(slot: extents.know(cursor), run: cursor.run, y: y, extent: extent)
  }

  /// The row after a placed one; resolves dynamic elements on the way.
  private mutating func rowAfter<Source: LazySource>(_ entry: Placing.Entry, source: inout Source) -> Cursor? {
    while true {
      let next = extents.next(cursor(entry))
      guard let unresolved = firstUnresolved(before: next) else { return next }
      resolve(unresolved.element, in: unresolved.run, source: &source)
    }
  }

  /// The first dynamic element that is not resolved and stands before a row, or anywhere.
  ///
  /// - Complexity: O(log n); O(1) without any.
  func firstUnresolved(before cursor: Cursor?) -> (run: Int, element: Int)? {
    guard let first = extents.firstUnresolved(beforeRun: nil) else { return nil }
    guard let cursor else { return first }
    let runs = extents.order.sum(before: extents.runs[first.run].link).runs
    let limit = extents.order.sum(before: extents.runs[cursor.run].link).runs
    if runs != limit { return runs < limit ? first : nil }
    return first.element < extents.address(cursor).element ? first : nil
  }
}

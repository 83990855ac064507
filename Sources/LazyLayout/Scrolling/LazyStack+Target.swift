extension LazyStack {
  /// Where a target's row is to stand; none where there is no such row.
  ///
  /// Makes a row the anchor.
  mutating func spotOf<Source: LazySource>(_ target: ScrollTarget, from spot: Spot, source: inout Source) -> Spot? {
    switch target {
    case .start:
      position.isTarget = false
      return startSpot(source: &source)
    case .end:
      position.isTarget = false
      return endSpot(source: &source)
    case .offset(let cells):
      position.isTarget = false
      return spotAt(offset: Double(cells), source: &source)
    case .row, .id:
      guard let (cursor, anchor) = cursor(of: target, source: &source) else { return nil }
      return spotOf(cursor, anchor, from: spot, source: &source)
    }
  }

  /// The row that a target names and where it goes; resolves dynamic elements up to it.
  mutating func cursor<Source: LazySource>(
    of target: ScrollTarget, source: inout Source
  ) -> (Cursor, ScrollAnchor)? {
    switch target {
    case .row(let row, let anchor):
      guard contains(row.run) else { return nil }
      resolveElements(beforeRun: row.run.rawValue, source: &source)
      while let element = extents.firstUnresolvedElement(in: row.run.rawValue), element <= row.element {
        resolve(element, in: row.run.rawValue, source: &source)
      }
      if let cursor = extents.cursor(of: row) { return (cursor, anchor) }
      return rowAfterNothing(row, source: &source).map { ($0, anchor) }
    case .id(let id, let anchor):
      return extents.slot(of: id).map { (extents.cursor(ofSlot: $0), anchor) }
    case .start, .end, .offset:
      return nil
    }
  }

  /// The row next to an element without rows; resolves dynamic elements on the way.
  private mutating func rowAfterNothing<Source: LazySource>(_ row: Row, source: inout Source) -> Cursor? {
    while true {
      let next = extents.row(index(ofElement: row.element, in: row.run))
      guard let unresolved = firstUnresolved(before: next) else { return next }
      resolve(unresolved.element, in: unresolved.run, source: &source)
    }
  }

  private mutating func spotOf<Source: LazySource>(
    _ target: Cursor, _ anchor: ScrollAnchor, from spot: Spot, source: inout Source
  ) -> Spot? {
    var cursor = target
    let extent = extent(of: &cursor, source: &source)
    let slot = extents.know(cursor)
    let id = extents.id(ofSlot: slot)
    let free = unobstructed(around: cursor, source: &source)
    let y: Int
    switch anchor {
    case .nearest:
      guard let here = nearest(slot, extent: extent, free: free, from: spot, source: &source) else { return spot }
      y = here
    default:
      y = place(of: extent, at: anchor, in: free)
    }
    position.anchor = Position.Anchor(id: id, y: y, extent: extent)
    position.isTarget = true
    return Spot(slot: slot, run: target.run, y: y)
  }

  /// Where a row of an extent begins, by the point of it that is asked for.
  func place(of extent: Int, at anchor: ScrollAnchor, in free: Range<Int>) -> Int {
    let room = viewport.extent - extent
    switch anchor {
    case .top, .nearest: return free.lowerBound
    case .bottom: return free.upperBound - extent
    case .center: return max(min(free.lowerBound, room), room >> 1)
    case .fraction(let fraction): return Int(nearest: Double(room) * fraction)
    }
  }

  /// The least scroll: nowhere while the row is seen whole, else to the nearer edge.
  private mutating func nearest<Source: LazySource>(
    _ slot: Int, extent: Int, free: Range<Int>, from spot: Spot, source: inout Source
  ) -> Int? {
    let placing = place(from: spot, source: &source)
    guard let first = placing.entries.first else { return nil }
    let end = free.upperBound - extent
    if let here = placing.entries.first(where: { $0.slot == slot }) {
      if extent > free.count { return free.lowerBound }
      return min(max(here.y, free.lowerBound), end)
    }
    if extent > free.count || extents.rank(extents.cursor(ofSlot: slot)) < extents.rank(cursor(first)) {
      return free.lowerBound
    }
    return end
  }

  /// The cells of the viewport that the pinned header and footer of a row's section leave free.
  mutating func unobstructed<Source: LazySource>(around cursor: Cursor, source: inout Source) -> Range<Int> {
    let run = extents.runs[cursor.run]
    guard let section = run.section.map({ extents.sections[$0] }) else { return 0..<viewport.extent }
    var start = 0
    var end = viewport.extent
    if pinned.contains(.sectionHeaders), run.role != .header, let header = section.header,
      var row = extents.firstRow(ofRun: header)
    {
      start = extent(of: &row, source: &source)
    }
    if pinned.contains(.sectionFooters), run.role != .footer, let footer = section.footer,
      var row = extents.firstRow(ofRun: footer)
    {
      end -= extent(of: &row, source: &source)
    }
    start = min(start, viewport.extent)
    return start..<max(start, end)
  }
}

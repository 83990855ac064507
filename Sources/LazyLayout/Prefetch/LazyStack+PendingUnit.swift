extension LazyStack {
  /// The next unit of work that a layout at the present position would have to do; none when all is done.
  ///
  /// A stack nested in a row is made ready with it unit by unit, before the row shows.
  ///
  /// - Complexity: O(v) for v rows in the viewport.
  public func pendingUnit(_ viewport: Viewport) -> WorkUnit? { pendingWork(viewport)?.unit }

  /// Does the unit that ``pendingUnit(_:)`` tells.
  ///
  /// - Complexity: O(v log n).
  public mutating func performPendingUnit<Source: LazySource>(_ viewport: Viewport, source: inout Source) {
    if !hasLaidOut { self.viewport = viewport }
    guard let work = pendingWork(viewport) else { return }
    perform(work, source: &source)
  }

  /// Builds and measures a row, placed or not, and tells its extent: the ideal cross size of a stack is its first
  /// subview's.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func prepare<Source: LazySource>(_ row: Row, _ viewport: Viewport, source: inout Source) -> Int {
    if !hasLaidOut { self.viewport = viewport }
    guard var cursor = extents.cursor(of: row) else { return 0 }
    return extent(of: &cursor, source: &source)
  }

  /// The first row there is; none before a dynamic element at the start is resolved.
  ///
  /// - Complexity: O(log n).
  public var firstRow: Row? { extents.firstRow.map { extents.address($0) } }

  private func pendingWork(_ viewport: Viewport) -> Work? {
    let anchor = position.anchor.flatMap { extents.slot(of: $0.id) }.map { extents.cursor(ofSlot: $0) }
    var next = anchor ?? extents.firstRow
    var y = anchor == nil ? 0 : position.anchor?.y ?? 0
    var empty = 0
    while let cursor = next, y < viewport.extent, empty <= Self.emptyRowsPerFrame {
      if let work = work(on: cursor, nested: { _, _ in nil }) { return work }
      let extent = extents.measuredExtent(cursor) ?? 0
      empty = extent == 0 ? empty + 1 : 0
      y += extent + extents.spacing
      next = extents.next(cursor)
    }
    return nil
  }

  /// Lets go of every live row; position and extents are kept.
  ///
  /// - Complexity: O(known rows).
  public mutating func releaseAll<Source: LazySource>(source: inout Source) {
    releaseOrphans(source: &source)
    for slot in extents.rows.indices where extents.rows[slot].isBuilt {
      release(slot, source: &source)
      extents.rows[slot].isPlaced = false
    }
    placed = []
    prefetching.ahead = []
    retained.departures = []
    retained.head = 0
  }
}

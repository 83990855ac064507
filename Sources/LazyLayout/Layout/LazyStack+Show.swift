extension LazyStack {
  /// Makes the frame of what was placed: pins, draws, and tells what came and went.
  mutating func show<Source: LazySource>(_ placed: Placing, source: inout Source) {
    var next = LazyFrame()
    var placing = placed
    reachTarget(&placing, source: &source)
    let entries = placing.entries
    let pins = pin(placing, source: &source)
    next.pinned = pins.map(\.placement)
    var visible: [Int] = []
    visible.reserveCapacity(entries.count)
    next.rows.reserveCapacity(entries.count)
    var last: (row: Row, subviews: Int)?
    for entry in entries where isInView(entry) {
      visible.append(entry.slot)
      let row = address(entry, after: &last)
      let known = Known(slot: entry.slot, id: extents.id(ofSlot: entry.slot), row: row)
      build(known, source: &source)
      next.rows.append(Placement(id: known.id, row: row, y: entry.y, extent: entry.extent))
      render(known, source: &source)
    }
    let covered = pins.filter { $0.isHeader }.map { $0.placement.end }.max() ?? 0
    dropAnchor(entries, below: covered)
    tellPlace(placing, in: &next)
    note(visible, pins, in: &next)
    next.isAnimating = animation != nil
    if !next.isAtEnd, position.edits != extents.edits || hasChanged { position.remembersEnd = false }
    frame = next
    noteAhead()
  }

  /// The address of a row; that of the row after another one of the run without a search.
  private func address(_ entry: Placing.Entry, after last: inout (row: Row, subviews: Int)?) -> Row {
    if let (row, subviews) = last, row.run.rawValue == entry.run {
      let isLast = row.subview + 1 == subviews
      let next = Row(
        run: row.run, element: row.element + (isLast ? 1 : 0), subview: isLast ? 0 : row.subview + 1)
      last = (next, subviews)
      return next
    }
    let row = extents.address(cursor(entry))
    if case .constant(let count) = extents.runs[entry.run].subviews { last = (row, count) } else { last = nil }
    return row
  }

  /// A row counts as in view when a cell of it is, or, having none, when it stands between cells that are.
  private func isInView(_ entry: Placing.Entry) -> Bool {
    entry.y < viewport.extent && (entry.end > 0 || entry.extent == 0 && entry.y >= 0)
  }

  /// Tells appearances, and which rows are no longer wanted.
  mutating func note(_ visible: [Int], _ pins: [Pin], in next: inout LazyFrame) {
    let slots = visible + pins.map(\.slot).filter { !visible.contains($0) }
    for slot in slots {
      extents.rows[slot].wantedAt = updates
      if !extents.rows[slot].isPlaced {
        extents.rows[slot].isPlaced = true
        next.appeared.append(extents.id(ofSlot: slot))
      }
    }
    for id in placed {
      guard let slot = extents.slot(of: id) else {
        next.disappeared.append(id)
        continue
      }
      if extents.rows[slot].wantedAt != updates {
        extents.rows[slot].isPlaced = false
        next.disappeared.append(id)
        depart(slot)
      }
    }
    for slot in retained.justBuilt.compactMap({ extents.slot(of: $0) }) where extents.rows[slot].wantedAt != updates {
      depart(slot)
    }
    retained.justBuilt.removeAll(keepingCapacity: true)
    placed = slots.map { extents.id(ofSlot: $0) }
  }
}

extension LazyStack {
  /// Makes the frame of what was placed: pins, draws, and tells what came and went.
  mutating func show<Source: LazySource>(_ placing: Placing, source: inout Source) {
    var next = LazyFrame()
    let entries = placing.entries
    let pins = pin(placing, source: &source)
    next.pinned = pins.map(\.placement)
    var visible: [Int] = []
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

  /// Derives offset and content extent from the position; while a scroll goes one way the offset does not turn back.
  private mutating func tellPlace(_ placing: Placing, in next: inout LazyFrame) {
    defer { scrolledInFrame = 0 }
    next.isEstimated = extents.measuredCount < extents.rowCount || extents.order.total(of: extents.root).open > 0
    guard let first = placing.entries.first, let last = placing.entries.last else {
      next.contentOffset = frame.contentOffset
      next.contentExtent = estimatedExtent
      next.isAtStart = frame.contentOffset == 0
      next.isAtEnd = frame.contentOffset + viewport.extent >= estimatedExtent
      return
    }
    let before = cellsBefore(first)
    let after = cellsAfter(last)
    let offset = margins.leading - first.y + before.cells
    next.isAtStart = before.isExact && offset == 0
    next.contentOffset = max(next.isAtStart || before.isExact ? 0 : 1, offset)
    if scrolledInFrame > 0, !before.isExact { next.contentOffset = max(next.contentOffset, frame.contentOffset) }
    if scrolledInFrame < 0, !before.isExact {
      next.contentOffset = max(1, min(next.contentOffset, frame.contentOffset))
    }
    let end = last.end + after.cells + margins.trailing
    next.isAtEnd = after.isExact && end <= viewport.extent
    next.contentExtent = next.contentOffset + (after.isExact ? end : max(end, viewport.extent + 1))
  }

  /// The cells between the start of the first row of all and a row's start, and whether all of them are measured. O(log n).
  private func cellsBefore(_ entry: Placing.Entry) -> (cells: Int, isExact: Bool) {
    let cursor = cursor(entry)
    let runs = extents.order.sum(before: extents.runs[entry.run].link).at(extents.generation)
    let rows = extents.pieces.sum(before: cursor.link).at(extents.generation)
    let isExact =
      runs.rows + rows.rows == runs.freshCount + rows.freshCount && runs.open == 0 && rows.unresolved == 0
    let coefficients = extents.coefficients(ofKind: extents.runs[entry.run].kind)
    let cells = extents.cells(of: runs) + extents.cells(of: rows, by: coefficients)
    return (Int(nearest: cells), isExact)
  }

  /// The cells between a row's end and the end of the last row of all, and whether all of them are measured. O(log n).
  private func cellsAfter(_ entry: Placing.Entry) -> (cells: Int, isExact: Bool) {
    let all = extents.order.total(of: extents.root).at(extents.generation)
    let cursor = cursor(entry)
    let runs = extents.order.sum(before: extents.runs[entry.run].link).at(extents.generation)
    let rows = extents.pieces.sum(before: cursor.link).at(extents.generation)
    let isExact =
      all.rows - runs.rows - rows.rows == all.freshCount - runs.freshCount - rows.freshCount
      && all.open == runs.open
    let through = extents.cells(before: cursor) + Double(entry.extent + extents.spacing)
    let cells = extents.cells(of: all) - through
    return (max(0, Int(nearest: cells)), isExact)
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

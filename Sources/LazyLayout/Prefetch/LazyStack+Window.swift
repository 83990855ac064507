extension LazyStack {
  /// The rows next to come in the scroll's direction: at least three, or half a viewport, whichever is more.
  ///
  /// `more` rows beyond them are told too, as those that are not worth letting go.
  func window(more: Int = 0) -> [Cursor] {
    let direction = prefetching.direction
    guard direction != 0, let edge = direction > 0 ? frame.rows.last : frame.rows.first,
      let slot = extents.slot(of: edge.id)
    else { return [] }
    var cursors: [Cursor] = []
    cursors.reserveCapacity(Self.leastRowsAhead + more)
    var cursor = extents.cursor(ofSlot: slot)
    var cells = 0
    var left = more
    while true {
      let isEnough =
        cursors.count >= Self.leastRowsAhead && (cells * 2 >= viewport.extent || cursors.count >= viewport.extent)
      if isEnough { left -= 1 }
      guard left >= 0 else { break }
      guard let next = direction > 0 ? extents.next(cursor) : extents.previous(cursor) else { break }
      cells += cellsAhead(of: next)
      cursors.append(next)
      cursor = next
    }
    return cursors
  }

  private static var leastRowsAhead: Int { 3 }

  private func cellsAhead(of cursor: Cursor) -> Int {
    if let extent = extents.measuredExtent(cursor) { return extent + extents.spacing }
    return Int(extents.coefficients(ofKind: extents.runs[cursor.run].kind).mean) + extents.spacing
  }

  /// Notes which rows built ahead are still wanted, and lets the others go in time.
  ///
  /// - Complexity: O(rows ahead).
  mutating func noteAhead() {
    for cursor in window(more: 3) {
      if let slot = extents.slot(cursor), extents.rows[slot].isBuilt { extents.rows[slot].wantedAt = updates }
    }
    var rest: [RowID] = []
    for id in prefetching.ahead {
      guard let slot = extents.slot(of: id), extents.rows[slot].isBuilt, !extents.rows[slot].isPlaced else { continue }
      if extents.rows[slot].wantedAt == updates {
        rest.append(id)
      } else {
        depart(slot)
      }
    }
    prefetching.ahead = rest
  }
}

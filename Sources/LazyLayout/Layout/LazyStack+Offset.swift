extension LazyStack {
  /// Derives offset and content extent from the position; while a scroll goes one way the offset does not turn back.
  mutating func tellPlace(_ placing: Placing, in next: inout LazyFrame) {
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

  /// The cells between the start of the first row of all and a row's start, and whether all of them are measured.
  ///
  /// - Complexity: O(log n).
  func cellsBefore(_ entry: Placing.Entry) -> (cells: Int, isExact: Bool) {
    let cursor = cursor(entry)
    let runs = extents.order.sum(before: extents.runs[entry.run].link).at(extents.generation)
    let rows = extents.pieces.sum(before: cursor.link).at(extents.generation)
    let isExact =
      runs.rows + rows.rows == runs.freshCount + rows.freshCount && runs.open == 0 && rows.unresolved == 0
    let coefficients = extents.coefficients(ofKind: extents.runs[entry.run].kind)
    let cells = extents.cells(of: runs) + extents.cells(of: rows, by: coefficients)
    return (Int(nearest: cells), isExact)
  }

  /// The cells between a row's end and the end of the last row of all, and whether all of them are measured.
  ///
  /// - Complexity: O(log n).
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
}

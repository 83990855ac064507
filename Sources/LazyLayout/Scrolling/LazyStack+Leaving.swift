extension LazyStack {
  /// Rows further above the anchor than this leave without a trace: should nothing in view survive, nobody knows where
  /// they stood.
  private static var rowsAboveTraced: Int { 256 }

  /// Notes that a stretch of rows is about to leave its place, for the case that no row in view survives: then the row
  /// before takes over, and stays where it was.
  ///
  /// - Complexity: O(log n), and the known rows of the stretch where it is near the anchor.
  mutating func leave(_ stretch: Range<Int>) {
    guard let (rank, y) = standpoint(), !stretch.isEmpty, stretch.lowerBound <= rank,
      rank - stretch.upperBound <= Self.rowsAboveTraced
    else { return }
    let holdsStandpoint = stretch.contains(rank)
    var cells = cells(ofRows: stretch.lowerBound..<min(rank, stretch.upperBound))
    for (id, gone) in position.goneAbove {
      guard let slot = extents.slot(of: id), stretch.contains(extents.rank(extents.cursor(ofSlot: slot))) else {
        continue
      }
      cells += gone
      position.goneAbove[id] = nil
    }
    var cursor = extents.row(stretch.lowerBound - 1)
    while let new = cursor, isNew(new) {
      cursor = extents.previous(Cursor(run: new.run, link: new.link, index: 0))
    }
    guard let cursor else {
      if holdsStandpoint { position.lead = nil }
      return
    }
    let id = extents.name(cursor)
    if holdsStandpoint {
      cells += position.goneAbove[id] ?? 0
      position.lead = Position.Lead(id: id, end: y - extents.spacing - cells)
    } else {
      position.goneAbove[id, default: 0] += cells
    }
  }

  /// The row that the rows in view hang on by now, by its index among all rows, and where it began in the last frame.
  private func standpoint() -> (rank: Int, y: Int)? {
    if let lead = position.lead, let slot = extents.slot(of: lead.id) {
      let cursor = extents.cursor(ofSlot: slot)
      return (extents.rank(cursor), lead.end - estimatedExtent(of: cursor))
    }
    guard let anchor = position.anchor, let slot = extents.slot(of: anchor.id) else { return nil }
    return (extents.rank(extents.cursor(ofSlot: slot)), anchor.y)
  }

  /// Whether a row came with an edit since the last layout.
  private func isNew(_ cursor: Cursor) -> Bool { extents.pieces[cursor.link].bornAt > position.edits }

  /// The cells of the rows with these indices that were there at the last layout, each with the spacing after it, partly
  /// estimated.
  ///
  /// - Complexity: O(known rows among them + log n).
  func cells(ofRows indices: Range<Int>) -> Int {
    var sum = 0.0
    var left = indices.count
    var next = extents.row(indices.lowerBound)
    while left > 0, let cursor = next {
      let rows = min(left, extents.pieces[cursor.link].rows - cursor.index)
      if !isNew(cursor) {
        let coefficients = extents.coefficients(ofKind: extents.runs[cursor.run].kind)
        let each = extents.cells(of: extents.pieces[cursor.link].total, by: coefficients)
        sum += each * Double(rows) / Double(extents.pieces[cursor.link].rows)
      }
      left -= rows
      next = extents.next(Cursor(run: cursor.run, link: cursor.link, index: cursor.index + rows - 1))
    }
    return Int(nearest: sum)
  }

  mutating func leave(_ elements: Range<Int>, of run: RunID) {
    guard position.anchor != nil else { return }
    leave(index(ofElement: elements.lowerBound, in: run)..<index(ofElement: elements.upperBound, in: run))
  }

  mutating func leave(_ run: RunID) {
    guard position.anchor != nil else { return }
    let start = index(ofElement: 0, in: run)
    leave(start..<start + extents.runs[run.rawValue].total.rows)
  }

  mutating func leave(_ section: SectionID) {
    guard position.anchor != nil else { return }
    let state = extents.sections[section.rawValue]
    leave(index(ofElement: 0, in: RunID(state.start))..<index(ofElement: 0, in: RunID(state.end)))
  }
}

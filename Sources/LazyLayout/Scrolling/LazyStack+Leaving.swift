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
    for (id, gone) in position.goneAbove where isIn(stretch, id) {
      cells = sum(cells, gone)
      position.goneAbove[id] = nil
    }
    guard let cursor = lastSeen(before: stretch.lowerBound) else {
      if holdsStandpoint { position.lead = nil }
      return
    }
    let extent = extents.measuredExtent(cursor)
    let id = extents.name(cursor)
    let gone = position.goneAbove[id].map { sum(cells, $0) } ?? cells
    if holdsStandpoint {
      let end = difference(y, sum(gone, extents.spacing))
      position.lead = Position.Lead(id: id, end: end, extent: end == nil ? nil : extent)
    } else {
      position.goneAbove[id] = .some(gone)
    }
  }

  private func sum(_ a: Int?, _ b: Int?) -> Int? { a.flatMap { a in b.map { a + $0 } } }
  private func difference(_ a: Int?, _ b: Int?) -> Int? { a.flatMap { a in b.map { a - $0 } } }

  private func isIn(_ stretch: Range<Int>, _ id: RowID) -> Bool {
    guard let slot = extents.slot(of: id) else { return false }
    return stretch.contains(extents.rank(extents.cursor(ofSlot: slot)))
  }

  /// The last row before an index that was there at the last layout.
  private func lastSeen(before index: Int) -> Cursor? {
    var cursor = extents.row(index - 1)
    while let new = cursor, isNew(new) {
      cursor = extents.previous(Cursor(run: new.run, link: new.link, index: 0))
    }
    return cursor
  }

  /// The row that the rows in view hang on by now, by its index among all rows, and where it began in the last frame.
  private func standpoint() -> (rank: Int, y: Int?)? {
    if let lead = position.lead, let slot = extents.slot(of: lead.id) {
      let cursor = extents.cursor(ofSlot: slot)
      return (extents.rank(cursor), lead.y ?? difference(lead.end, cells(of: cursor).map { $0 - extents.spacing }))
    }
    guard let anchor = position.anchor, let slot = extents.slot(of: anchor.id) else { return nil }
    return (extents.rank(extents.cursor(ofSlot: slot)), anchor.y)
  }

  /// Whether a row came with an edit since the last layout.
  private func isNew(_ cursor: Cursor) -> Bool { extents.pieces[cursor.link].bornAt > position.edits }

  /// The cells of the rows with these indices that were there at the last layout, each with the spacing after it; none
  /// where one of them was never measured and its kind does not tell.
  ///
  /// - Complexity: O(known rows among them + log n).
  func cells(ofRows indices: Range<Int>) -> Int? {
    var sum = 0
    var left = indices.count
    var next = extents.row(indices.lowerBound)
    while left > 0, let cursor = next {
      let rows = min(left, extents.pieces[cursor.link].rows - cursor.index)
      if !isNew(cursor) {
        guard let each = cells(of: cursor) else { return nil }
        sum += each * rows
      }
      left -= rows
      next = extents.next(Cursor(run: cursor.run, link: cursor.link, index: cursor.index + rows - 1))
    }
    return sum
  }

  /// The cells of a row with the spacing after it: as measured, or, where all rows of its kind are alike, as theirs.
  private func cells(of cursor: Cursor) -> Int? {
    if extents.isMeasured(cursor) {
      return extents.measuredExtent(cursor).map { $0 + extents.spacing }
    }
    guard extents.slot(cursor).map({ !extents.rows[$0].contentChanged }) ?? true else { return nil }
    return extents.kinds[extents.runs[cursor.run].kind].commonExtent.map { $0 + extents.spacing }
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

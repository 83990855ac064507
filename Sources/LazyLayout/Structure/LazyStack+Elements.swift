extension LazyStack {
  /// Puts `count` new elements into a run before the one at `index`.
  ///
  /// - Complexity: O(log n).
  public mutating func insert(_ count: Int, at index: Int, in run: RunID) {
    extents.edits += 1
    extents.insertElements(count, at: index, in: run.rawValue)
  }

  /// Takes elements out of a run.
  ///
  /// - Complexity: O(known rows removed + log n).
  public mutating func remove(_ elements: Range<Int>, in run: RunID) {
    extents.edits += 1
    leave(elements, of: run)
    orphans += extents.removeElements(elements, in: run.rawValue)
  }

  /// Moves elements within a run, so that they begin at `index` of the elements without them.
  ///
  /// - Complexity: O(moved + log n).
  public mutating func move(_ elements: Range<Int>, to index: Int, in run: RunID) {
    extents.edits += 1
    leave(elements, of: run)
    extents.moveElements(elements, to: index, in: run.rawValue)
  }

  /// Tells that a row's content changed: if it is live it is measured and drawn anew in the next layout, else when it
  /// is next needed.
  ///
  /// - Complexity: O(1).
  public mutating func invalidate(_ id: RowID) {
    guard let slot = extents.slot(of: id) else { return }
    extents.rows[slot].needsMeasure = true
    extents.rows[slot].contentChanged = true
    extents.rows[slot].isRendered = false
    if extents.rows[slot].isBuilt { changed.append(id) }
    if position.remembered?.id == id { position.remembered = nil }
  }

  /// Tells that the content of a run's rows changed.
  ///
  /// - Complexity: O(known rows of the run).
  public mutating func invalidate(_ run: RunID) {
    for id in knownRows(of: run) { invalidate(id) }
  }

  /// Keeps a live row from being let go, as long as it exists, or no longer.
  ///
  /// - Complexity: O(1).
  public mutating func keep(_ id: RowID, _ isKept: Bool = true) {
    guard let slot = extents.slot(of: id), extents.rows[slot].isKept != isKept else { return }
    extents.rows[slot].isKept = isKept
    if !isKept { depart(slot) }
  }

  /// Where a known row stands at present; none once it is gone.
  ///
  /// - Complexity: O(log n).
  public func row(of id: RowID) -> Row? {
    extents.slot(of: id).map { extents.address(extents.cursor(ofSlot: $0)) }
  }

  /// The name of a row, if it is known.
  ///
  /// - Complexity: O(log n).
  public func id(of row: Row) -> RowID? {
    extents.cursor(of: row).flatMap { extents.slot($0) }.map { extents.id(ofSlot: $0) }
  }

  /// Whether a row is live: built and not let go.
  ///
  /// - Complexity: O(1).
  public func isLive(_ id: RowID) -> Bool {
    extents.slot(of: id).map { extents.rows[$0].isBuilt } ?? false
  }

  /// The number of rows before a row, unresolved elements aside; none where there is no such row.
  ///
  /// - Complexity: O(log n).
  public func index(of row: Row) -> Int? { extents.cursor(of: row).map { extents.rank($0) } }

  /// The cells of content before a row, margin included and part estimated; none where there is no such row.
  ///
  /// - Complexity: O(log n).
  public func offset(of row: Row) -> Int? {
    extents.cursor(of: row).map { margins.leading + Int(nearest: extents.cells(before: $0)) }
  }

  /// The row at an offset in cells, as far as extents are estimated; the first or last one beyond the rows.
  ///
  /// - Complexity: O(log n).
  public func row(atOffset offset: Int) -> Row? {
    let found: (cursor: Cursor, inside: Double)? = row(atOffset: Double(offset))
    return found.map { extents.address($0.cursor) }
  }

  /// The number of rows before an element, unresolved elements aside.
  ///
  /// - Complexity: O(log n).
  public func index(ofElement element: Int, in run: RunID) -> Int {
    let state = extents.runs[run.rawValue]
    guard state.link >= 0 else { return extents.rowCount }
    return extents.order.sum(before: state.link).rows + extents.firstRowIndex(ofElement: element, in: run.rawValue)
  }

  /// The first row of an element, or of what follows where it has none; the address of an element not resolved yet.
  ///
  /// - Complexity: O(log n).
  public func firstRow(atOrAfter element: Int, in run: RunID) -> Row? {
    if let unresolved = extents.firstUnresolvedElement(in: run.rawValue), unresolved <= element {
      return Row(run: run, element: element)
    }
    let row = Row(run: run, element: element)
    if extents.cursor(of: row) != nil { return row }
    let index = index(ofElement: element, in: run)
    return extents.row(index).map { extents.address($0) }
  }

  /// The names of a run's known rows, in order.
  ///
  /// - Complexity: O(known rows).
  public func knownRows(of run: RunID) -> [RowID] {
    extents.pieces.all(in: extents.runs[run.rawValue].root).compactMap(\.slot).map { extents.id(ofSlot: $0) }
  }
}

extension LazyStack {
  /// Puts `count` new elements into a run before the one at `index`. O(log n).
  public mutating func insert(_ count: Int, at index: Int, in run: RunID) {
    extents.edits += 1
    extents.insertElements(count, at: index, in: run.rawValue)
  }

  /// Takes elements out of a run. O(known rows removed + log n).
  public mutating func remove(_ elements: Range<Int>, in run: RunID) {
    extents.edits += 1
    orphans += extents.removeElements(elements, in: run.rawValue)
  }

  /// Moves elements within a run, so that they begin at `index` of the elements without them. O(moved + log n).
  public mutating func move(_ elements: Range<Int>, to index: Int, in run: RunID) {
    extents.edits += 1
    extents.moveElements(elements, to: index, in: run.rawValue)
  }

  /// Tells that a row's content changed: if it is live it is measured and drawn anew in the next layout, else when it is
  /// next needed. O(1).
  public mutating func invalidate(_ id: RowID) {
    guard let slot = extents.slot(of: id) else { return }
    extents.rows[slot].needsMeasure = true
    extents.rows[slot].contentChanged = true
    extents.rows[slot].isRendered = false
    if extents.rows[slot].isBuilt { changed.append(id) }
    if position.remembered?.id == id { position.remembered = nil }
  }

  /// Tells that the content of a run's rows changed. O(known rows of the run).
  public mutating func invalidate(_ run: RunID) {
    var piece = extents.pieces.first(in: extents.runs[run.rawValue].root)
    while piece >= 0 {
      if let slot = extents.pieces[piece].slot { invalidate(extents.id(ofSlot: slot)) }
      piece = extents.pieces.next(piece)
    }
  }

  /// Keeps a live row from being let go, as long as it exists, or no longer. O(1).
  public mutating func keep(_ id: RowID, _ isKept: Bool = true) {
    guard let slot = extents.slot(of: id), extents.rows[slot].isKept != isKept else { return }
    extents.rows[slot].isKept = isKept
    if !isKept { depart(slot) }
  }

  /// Where a known row stands at present; none once it is gone. O(log n).
  public func row(of id: RowID) -> Row? {
    extents.slot(of: id).map { extents.address(extents.cursor(ofSlot: $0)) }
  }

  /// The name of a row, if it is known. O(log n).
  public func id(of row: Row) -> RowID? {
    extents.cursor(of: row).flatMap { extents.slot($0) }.map { extents.id(ofSlot: $0) }
  }

  /// Whether a row is live: built and not let go. O(1).
  public func isLive(_ id: RowID) -> Bool {
    extents.slot(of: id).map { extents.rows[$0].isBuilt } ?? false
  }
}

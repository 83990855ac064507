extension Extents {
  /// The slot of a row if it is known.
  ///
  /// - Complexity: O(1).
  func slot(_ cursor: Cursor) -> Int? { pieces[cursor.link].slot }

  /// The name of a known row.
  ///
  /// - Complexity: O(1).
  func id(ofSlot slot: Int) -> RowID { RowID(slot: slot, generation: rows[slot].generation) }

  /// The slot of a name, unless its row is gone.
  ///
  /// - Complexity: O(1).
  func slot(of id: RowID) -> Int? {
    guard rows.indices.contains(id.slot), rows[id.slot].generation == id.generation, rows[id.slot].isTaken else {
      return nil
    }
    return id.slot
  }

  mutating func takeSlot() -> Int {
    if let slot = freeRows.popLast() {
      rows[slot].isTaken = true
      return slot
    }
    rows.append(RowState())
    rows[rows.count - 1].isTaken = true
    return rows.count - 1
  }

  /// Frees slots of rows that are gone; returns the names of those that were live.
  mutating func free(_ slots: some Sequence<Int>) -> [RowID] {
    var live: [RowID] = []
    for slot in slots {
      if rows[slot].isBuilt { live.append(id(ofSlot: slot)) }
      let generation = rows[slot].generation + 1
      rows[slot] = RowState()
      rows[slot].generation = generation
      freeRows.append(slot)
    }
    return live
  }

  /// Makes a row known: cuts it out of its gap.
  ///
  /// Other cursors into the same run are void then.
  ///
  /// - Complexity: O(log n).
  mutating func know(_ cursor: Cursor) -> Int {
    if let slot = slot(cursor) { return slot }
    let slot = takeSlot()
    let gap = pieces[cursor.link]
    let rest = gap.rows - cursor.index - 1
    var parts: [Piece] = []
    if cursor.index > 0 { parts.append(.gap(cursor.index, bornAt: gap.bornAt)) }
    parts.append(.row(slot: slot, beginsElement: false, bornAt: gap.bornAt))
    if rest > 0 { parts.append(.gap(rest, bornAt: gap.bornAt)) }
    claim(pieces.replace(cursor.link, with: parts), for: cursor.run)
    return slot
  }

  /// Makes a row known and names it.
  ///
  /// - Complexity: O(log n).
  mutating func name(_ cursor: Cursor) -> RowID {
    let slot = know(cursor)
    return id(ofSlot: slot)
  }

  /// Whether a row was never built or measured.
  ///
  /// - Complexity: O(1).
  func isUntouched(_ cursor: Cursor) -> Bool {
    guard let slot = slot(cursor) else { return true }
    return !rows[slot].isBuilt && pieces[cursor.link].measured == nil
  }

  /// Gives a known row the place of an untouched one, and leaves an untouched row in its old place.
  ///
  /// - Complexity: O(log n).
  mutating func transfer(_ slot: Int, to cursor: Cursor) {
    let placeholder = know(cursor)
    let old = self.cursor(ofSlot: slot)
    let new = self.cursor(ofSlot: placeholder)
    let here = pieces[old.link]
    let there = pieces[new.link]
    refresh(old.run, root: pieces.set(old.link, to: there.placed(like: here)))
    refresh(new.run, root: pieces.set(new.link, to: here.placed(like: there)))
  }

  /// Notes the extent of a known row at the present cross extent, in cells.
  ///
  /// - Complexity: O(log n).
  mutating func setExtent(_ extent: Int, ofSlot slot: Int, inRun run: Int) {
    let link = pieces.link(ofSlot: slot)
    let kind = runs[run].kind
    var piece = pieces[link]
    let ratio = kinds[kind].ratio ?? fallbackRatio
    var base = Int(nearest: Double(extent * PieceTotal.baseUnit) / (ratio > 0 ? ratio : 1))
    if let old = piece.measured, !rows[slot].contentChanged {
      base = piece.base
      if old.generation != generation {
        kinds[kind].learn(extent: extent, base: base)
        all.learn(extent: extent, base: base)
      }
    }
    kinds[kind].note(extent: extent)
    rows[slot].contentChanged = false
    rows[slot].needsMeasure = false
    if let old = piece.measured, old.extent == extent, old.generation == generation, piece.base == base { return }
    piece.measure(extent: extent, generation: generation, base: base)
    refresh(run, root: pieces.set(link, to: piece))
  }

  /// The extent of a row as it was measured at the present cross extent.
  ///
  /// - Complexity: O(1).
  func measuredExtent(_ cursor: Cursor) -> Int? {
    guard let measured = pieces[cursor.link].measured, measured.generation == generation else { return nil }
    return measured.extent
  }

  /// The same for a known row.
  ///
  /// - Complexity: O(1).
  func measuredExtent(ofSlot slot: Int) -> Int? {
    guard let measured = pieces[pieces.link(ofSlot: slot)].measured, measured.generation == generation else {
      return nil
    }
    return measured.extent
  }

  /// Whether a row's extent is known at the present cross extent.
  ///
  /// - Complexity: O(1).
  func isMeasured(_ cursor: Cursor) -> Bool {
    guard let slot = slot(cursor) else { return false }
    return !rows[slot].needsMeasure && measuredExtent(cursor) != nil
  }
}

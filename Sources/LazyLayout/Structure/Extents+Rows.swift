extension Extents {
  /// The slot of a row if it is known. O(1).
  func slot(_ cursor: Cursor) -> Int? { pieces[cursor.piece].slot }

  /// The name of a known row. O(1).
  func id(ofSlot slot: Int) -> RowID { RowID(slot: slot, generation: rows[slot].generation) }

  /// The slot of a name, unless its row is gone. O(1).
  func slot(of id: RowID) -> Int? {
    guard rows.indices.contains(id.slot), rows[id.slot].generation == id.generation, rows[id.slot].piece >= 0 else {
      return nil
    }
    return id.slot
  }

  mutating func takeSlot() -> Int {
    if let slot = freeRows.popLast() { return slot }
    rows.append(RowState())
    return rows.count - 1
  }

  mutating func freeSlot(_ slot: Int) {
    let generation = rows[slot].generation + 1
    rows[slot] = RowState()
    rows[slot].generation = generation
    freeRows.append(slot)
  }

  /// Makes a row known: cuts it out of its gap. Other cursors into the same run are void then. O(log n).
  mutating func know(_ cursor: Cursor) -> Int {
    if let slot = slot(cursor) { return slot }
    let slot = takeSlot()
    let rest = pieces[cursor.piece].rows - cursor.index - 1
    let born = pieces[cursor.piece].bornAt
    let row = Piece.row(slot: slot, beginsElement: false, bornAt: born)
    if cursor.index == 0 {
      pieces.set(cursor.piece, to: row)
      rows[slot].piece = cursor.piece
    } else {
      pieces.set(cursor.piece, to: .gap(cursor.index, bornAt: born))
      rows[slot].piece = insert(row, after: cursor.piece)
    }
    if rest > 0 { _ = insert(.gap(rest, bornAt: born), after: rows[slot].piece) }
    runs[cursor.run].root = pieces.root(of: cursor.piece)
    claimRoot(cursor.run)
    return slot
  }

  /// Makes a row known and names it. O(log n).
  mutating func name(_ cursor: Cursor) -> RowID {
    let slot = know(cursor)
    return id(ofSlot: slot)
  }

  /// Gives a known row the place of an untouched one, and leaves an untouched row in its old place. O(log n).
  mutating func transfer(_ slot: Int, to cursor: Cursor) {
    let old = self.cursor(ofSlot: slot)
    let placeholder = know(cursor)
    let link = rows[placeholder].piece
    var piece = pieces[rows[slot].piece]
    var left = Piece.row(slot: placeholder, beginsElement: false, bornAt: piece.bornAt)
    left.elements = piece.elements
    piece.elements = pieces[link].elements
    runs[old.run].root = pieces.set(rows[slot].piece, to: left)
    runs[cursor.run].root = pieces.set(link, to: piece)
    rows[placeholder].piece = rows[slot].piece
    rows[slot].piece = link
    refresh(old.run)
    refresh(cursor.run)
  }

  /// Tells the root piece which run it is of, where the sums have not changed. O(1).
  mutating func claimRoot(_ run: Int) {
    let root = runs[run].root
    guard root >= 0 else { return }
    while owners.count <= root { owners.append(-1) }
    owners[root] = run
  }

  /// Puts a piece after another one; returns its link. O(log n).
  mutating func insert(_ piece: Piece, after link: Int) -> Int {
    let new = pieces.make(piece)
    let (left, right) = pieces.cut(after: link)
    let start = pieces.join(left, new)
    _ = pieces.join(start, right)
    return new
  }

  /// Notes the extent of a known row at the present cross extent, in cells. O(log n).
  mutating func setExtent(_ extent: Int, ofSlot slot: Int) {
    let link = rows[slot].piece
    var piece = pieces[link]
    let run = owners[pieces.root(of: link)]
    let kind = runs[run].kind
    let ratio = kinds[kind].ratio ?? fallbackRatio
    var base = Int((Double(extent * PieceTotal.baseUnit) / (ratio > 0 ? ratio : 1)).rounded())
    if let old = piece.measured, !rows[slot].contentChanged {
      base = old.base
      if old.generation != generation {
        kinds[kind].learntExtent += extent
        kinds[kind].learntBase += old.base
        learntExtent += extent
        learntBase += old.base
      }
    }
    rows[slot].contentChanged = false
    rows[slot].needsMeasure = false
    if let old = piece.measured, old.extent == extent, old.generation == generation, old.base == base { return }
    piece.measured = (extent, generation, base)
    runs[run].root = pieces.set(link, to: piece)
    refresh(run)
  }

  /// The extent of a row as it was measured at the present cross extent. O(1).
  func measuredExtent(ofSlot slot: Int) -> Int? {
    guard let measured = pieces[rows[slot].piece].measured, measured.generation == generation else { return nil }
    return measured.extent
  }

  /// Whether a row's extent is known at the present cross extent. O(1).
  func isMeasured(_ cursor: Cursor) -> Bool {
    guard let slot = slot(cursor) else { return false }
    return !rows[slot].needsMeasure && measuredExtent(ofSlot: slot) != nil
  }

  /// The cross extent changed: every row is to be measured anew. O(runs).
  mutating func beginGeneration() {
    generation += 1
    learntExtent = 0
    learntBase = 0
    all.beginGeneration()
    for kind in kinds.indices { kinds[kind].beginGeneration() }
    var totals: [RunTotal] = Array(repeating: RunTotal(), count: runs.count)
    for run in runs.indices where runs[run].link >= 0 {
      runs[run].total = runs[run].total.at(generation)
      totals[run] = runTotal(run)
    }
    order.resum(root: root) { $0.total = totals[$0.run] }
  }
}

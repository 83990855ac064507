extension Extents {
  /// Builds a run's pieces anew from those of the elements that survive; returns the live rows that do not.
  mutating func rebuild(_ run: Int, count: Int, survivors: [(old: Int, new: Int)]) -> [RowID] {
    let old = oldPieces(of: run, survivors: survivors)
    var root = -1
    var next = 0
    for (new, elementPieces) in old.kept {
      root = pieces.join(root, untouched(new - next, in: run))
      for piece in elementPieces {
        let link = pieces.make(piece)
        if let slot = piece.slot { rows[slot].piece = link }
        root = pieces.join(root, link)
      }
      next = new + 1
    }
    root = pieces.join(root, untouched(count - next, in: run))
    let live = old.gone.filter { rows[$0].isBuilt }.map { id(ofSlot: $0) }
    for slot in old.gone { freeSlot(slot) }
    pieces.removeAll(of: runs[run].root) { _ in }
    runs[run].root = root
    refresh(run)
    return live
  }

  /// A sequence of elements never touched, or ``Treap/none``.
  private mutating func untouched(_ elements: Int, in run: Int) -> Int {
    switch runs[run].subviews {
    case .constant(let count): elements * count > 0 ? pieces.make(.gap(elements * count, bornAt: edits)) : -1
    case .dynamic: elements > 0 ? pieces.make(.unresolved(elements, bornAt: edits)) : -1
    }
  }

  /// The pieces of each surviving element by its new index, and the slots of the rows that do not survive.
  private func oldPieces(
    of run: Int, survivors: [(old: Int, new: Int)]
  ) -> (kept: [(new: Int, pieces: [Piece])], gone: [Int]) {
    let places = Dictionary(survivors.map { ($0.old, $0.new) }) { first, _ in first }
    var kept: [Int: [Piece]] = [:]
    var gone: [Int] = []
    var link = pieces.first(in: runs[run].root)
    var rowsBefore = 0
    var elementsBefore = 0
    while link >= 0 {
      let piece = pieces[link]
      elementsBefore += piece.elements
      if piece.unresolvedElements == 0, piece.slot != nil || piece.rows == 0 {
        let element: Int
        if case .constant(let count) = runs[run].subviews { element = rowsBefore / count } else { element = elementsBefore - 1 }
        if places[element] != nil {
          kept[element, default: gap(before: rowsBefore, in: run)].append(piece)
        } else if let slot = piece.slot {
          gone.append(slot)
        }
      } else if case .constant(let count) = runs[run].subviews, kept[rowsBefore / count] != nil {
        let rest = min(piece.rows, (count - rowsBefore % count) % count)
        if rest > 0 { kept[rowsBefore / count]?.append(.gap(rest, bornAt: piece.bornAt)) }
      }
      rowsBefore += piece.rows
      link = pieces.next(link)
    }
    return (sortedWhole(kept, places, run), gone)
  }

  /// The untouched rows of an element before its first known one.
  private func gap(before row: Int, in run: Int) -> [Piece] {
    guard case .constant(let count) = runs[run].subviews, row % count > 0 else { return [] }
    return [.gap(row % count, bornAt: -1)]
  }

  /// Elements by their new index, each filled up with untouched rows.
  private func sortedWhole(_ kept: [Int: [Piece]], _ places: [Int: Int], _ run: Int) -> [(new: Int, pieces: [Piece])] {
    kept.map { element, known in
      var known = known
      if case .constant(let count) = runs[run].subviews {
        let rest = count - known.reduce(0) { $0 + $1.rows }
        if rest > 0 { known.append(.gap(rest, bornAt: -1)) }
      }
      return (places[element] ?? 0, known)
    }
    .sorted { $0.0 < $1.0 }
  }

  /// Changes the number of rows of a resolved element; returns the live rows that are gone. O(rows of it · log n).
  mutating func setRows(_ count: Int, ofElement element: Int, in run: Int) -> [RowID] {
    guard let found = pieces.first(in: runs[run].root, where: { $0.elements > element }),
      pieces[found.link].unresolvedElements == 0
    else { return [] }
    guard let head = cutPieces(of: run, atRow: 0, element: element) else { return [] }
    runs[run].root = head.right
    let tail = cutPieces(of: run, atRow: 0, element: 1) ?? (-1, -1)
    var slots: [Int] = []
    var link = pieces.first(in: tail.left)
    while link >= 0 {
      if let slot = pieces[link].slot { slots.append(slot) }
      link = pieces.next(link)
    }
    pieces.removeAll(of: tail.left) { _ in }
    var middle = count == 0 ? pieces.make(.nothing) : -1
    for index in 0..<count {
      let slot = index < slots.count ? slots[index] : takeSlot()
      let new = pieces.make(.row(slot: slot, beginsElement: index == 0, bornAt: edits))
      rows[slot].piece = new
      rows[slot].isResolvedElement = true
      rows[slot].needsMeasure = true
      middle = pieces.join(middle, new)
    }
    let gone = slots.dropFirst(count)
    let live = gone.filter { rows[$0].isBuilt }.map { id(ofSlot: $0) }
    for slot in gone { freeSlot(slot) }
    runs[run].root = pieces.join(pieces.join(head.left, middle), tail.right)
    refresh(run)
    return live
  }
}

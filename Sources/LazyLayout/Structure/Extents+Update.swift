extension Extents {
  /// Builds a run's pieces anew from those of the elements that survive; returns the live rows that do not.
  mutating func rebuild(_ run: Int, count: Int, survivors: [(old: Int, new: Int)]) -> [RowID] {
    let old = pieces.all(in: runs[run].root)
    let kept = elements(of: run, in: old, wanted: survivors)
    let stay = Set(kept.flatMap { $0.pieces.compactMap(\.slot) })
    let gone = old.compactMap(\.slot).filter { !stay.contains($0) }
    var new: [Piece] = []
    var next = 0
    for (element, parts) in kept {
      new += untouched(element - next, in: run) + parts
      next = element + 1
    }
    new += untouched(count - next, in: run)
    let live = free(gone)
    _ = pieces.removeAll(of: runs[run].root)
    refresh(run, root: pieces.make(new))
    return live
  }

  /// The pieces of the surviving elements of which a row is known, in the order of their new places.
  private func elements(
    of run: Int, in old: [Piece], wanted: [(old: Int, new: Int)]
  ) -> [(new: Int, pieces: [Piece])] {
    let places = Dictionary(wanted.map { ($0.old, $0.new) }) { first, _ in first }
    var found: [Int: [Piece]] = [:]
    var rowsBefore = 0
    var elementsBefore = 0
    for piece in old {
      elementsBefore += piece.elements
      if piece.slot != nil || piece.unresolvedElements == 0 && piece.rows == 0 {
        let element = element(atRow: rowsBefore, elementsBefore, of: run)
        if places[element] != nil {
          found[element, default: []] += gap(before: rowsBefore, after: found[element], of: run) + [piece]
        }
      }
      rowsBefore += piece.rows
    }
    return found.map { element, known in
      (places[element] ?? 0, known + gap(before: firstRow(ofElement: element + 1, of: run), after: known, of: run))
    }
    .sorted { $0.0 < $1.0 }
  }

  private func element(atRow row: Int, _ elements: Int, of run: Int) -> Int {
    if case .constant(let count) = runs[run].subviews { return row / count }
    return elements - 1
  }

  private func firstRow(ofElement element: Int, of run: Int) -> Int {
    if case .constant(let count) = runs[run].subviews { return element * count }
    return 0
  }

  /// The untouched rows of an element between its pieces found so far and a row, or its end.
  private func gap(before row: Int, after known: [Piece]?, of run: Int) -> [Piece] {
    guard case .constant(let count) = runs[run].subviews else { return [] }
    let have = known?.reduce(0) { $0 + $1.rows } ?? 0
    let index = row % count == 0 && have > 0 ? count : row % count
    return index > have ? [.gap(index - have, bornAt: -1)] : []
  }

  /// Changes the number of rows of a resolved element; returns the live rows that are gone.
  ///
  /// - Complexity: O(rows of it + log n).
  mutating func setRows(_ count: Int, ofElement element: Int, in run: Int) -> [RowID] {
    guard let found = pieces.first(in: runs[run].root, where: { $0.elements > element }),
      pieces[found.link].unresolvedElements == 0
    else { return [] }
    let (left, rest) = cutPieces(of: run, atRow: 0, element: element)
    runs[run].root = rest
    let (middle, right) = cutPieces(of: run, atRow: 0, element: 1)
    let old = pieces.all(in: middle).compactMap(\.slot)
    _ = pieces.removeAll(of: middle)
    let slots = old.prefix(count) + (0..<max(0, count - old.count)).map { _ in takeSlot() }
    var parts: [Piece] = slots.isEmpty ? [.nothing] : []
    for slot in slots {
      rows[slot].isResolvedElement = true
      rows[slot].needsMeasure = true
      parts.append(.row(slot: slot, beginsElement: parts.isEmpty, bornAt: edits))
    }
    let live = free(old.dropFirst(count))
    let start = pieces.join(left, pieces.make(parts))
    refresh(run, root: pieces.join(start, right))
    return live
  }
}

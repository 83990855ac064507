extension Extents {
  /// Puts untouched elements into a run before the element at `index`.
  ///
  /// - Complexity: O(log n).
  mutating func insertElements(_ count: Int, at index: Int, in run: Int) {
    let new = untouched(count, in: run)
    guard !new.isEmpty else { return }
    let isDynamic = runs[run].subviews == .dynamic
    let goal = isDynamic ? index : firstRowIndex(ofElement: index, in: run)
    func units(_ total: PieceTotal) -> Int { isDynamic ? total.elements : total.rows }
    guard let found = pieces.first(in: runs[run].root, above: goal, counting: units) else {
      return refresh(run, root: pieces.join(runs[run].root, pieces.make(new)))
    }
    let inside = goal - found.before
    let piece = pieces[found.link]
    let parts = inside > 0 ? piece.divided(at: inside) : [piece]
    refresh(run, root: pieces.replace(found.link, with: inside > 0 ? [parts[0]] + new + parts[1...] : new + parts))
  }

  /// Takes elements out of a run; returns the rows that were live.
  ///
  /// - Complexity: O(known rows removed + log n).
  mutating func removeElements(_ range: Range<Int>, in run: Int) -> [RowID] {
    free(pieces.removeAll(of: takeElements(range, in: run)))
  }

  /// Moves elements within a run so that they begin at `index` of what is left without them.
  ///
  /// - Complexity: O(moved + log n).
  mutating func moveElements(_ range: Range<Int>, to index: Int, in run: Int) {
    let moved = takeElements(range, in: run)
    for piece in pieces.all(in: moved) {
      if let slot = piece.slot { rows[slot].movedAt = edits }
    }
    let (left, right) = cutPieces(of: run, atRow: firstRowIndex(ofElement: index, in: run), element: index)
    let start = pieces.join(left, moved)
    refresh(run, root: pieces.join(start, right))
  }

  /// Cuts elements out of a run's sequence and returns the root of their pieces.
  ///
  /// - Complexity: O(log n).
  private mutating func takeElements(_ range: Range<Int>, in run: Int) -> Int {
    guard !range.isEmpty else { return -1 }
    let start = firstRowIndex(ofElement: range.lowerBound, in: run)
    let end = firstRowIndex(ofElement: range.upperBound, in: run)
    let (left, rest) = cutPieces(of: run, atRow: start, element: range.lowerBound)
    runs[run].root = rest
    let (middle, right) = cutPieces(of: run, atRow: end - start, element: range.count)
    refresh(run, root: pieces.join(left, right))
    return middle
  }

  /// The first dynamic element before `link` in the sequence of runs that was not resolved yet.
  ///
  /// - Complexity: O(log n).
  func firstUnresolved(beforeRun run: Int?) -> (run: Int, element: Int)? {
    guard order.total(of: root).open > 0 else { return nil }
    let limit = run.map { order.sum(before: runs[$0].link).runs } ?? Int.max
    guard let found = order.first(in: root, where: { $0.open > 0 }), found.before.runs < limit else { return nil }
    let open = order[found.link].run
    guard let element = firstUnresolvedElement(in: open) else { return nil }
    return (open, element)
  }

  /// The first unresolved element of a run.
  ///
  /// - Complexity: O(log n).
  func firstUnresolvedElement(in run: Int) -> Int? {
    pieces.first(in: runs[run].root) { $0.unresolved > 0 }?.before.elements
  }

  /// Notes how many rows an unresolved element has; returns the slots of its rows, which are known from now on.
  ///
  /// - Complexity: O(log n).
  mutating func resolve(_ element: Int, in run: Int, rows count: Int) -> [Int] {
    guard let found = pieces.first(in: runs[run].root, where: { $0.elements > element }) else { return [] }
    let piece = pieces[found.link]
    precondition(found.before.elements == element && piece.unresolvedElements > 0, "the first of unresolved elements")
    let slots = (0..<count).map { _ in takeSlot() }
    var parts: [Piece] = slots.isEmpty ? [.nothing] : []
    for slot in slots {
      rows[slot].isResolvedElement = true
      parts.append(.row(slot: slot, beginsElement: parts.isEmpty, bornAt: piece.bornAt))
    }
    let rest = piece.unresolvedElements - 1
    if rest > 0 { parts.append(.unresolved(rest, bornAt: piece.bornAt)) }
    refresh(run, root: pieces.replace(found.link, with: parts))
    return slots
  }
}

extension Extents {
  /// Puts untouched elements into a run before the element at `index`. O(log n).
  mutating func insertElements(_ count: Int, at index: Int, in run: Int) {
    let row = firstRowIndex(ofElement: index, in: run)
    let piece: Piece
    switch runs[run].subviews {
    case .constant(let rows):
      guard count * rows > 0 else { return }
      piece = .gap(count * rows, bornAt: edits)
    case .dynamic:
      guard count > 0 else { return }
      piece = .unresolved(count, bornAt: edits)
    }
    let new = pieces.make(piece)
    if let cut = cutPieces(of: run, atRow: row, element: index) {
      runs[run].root = pieces.join(pieces.join(cut.left, new), cut.right)
    } else {
      runs[run].root = new
    }
    refresh(run)
  }

  /// Takes elements out of a run; returns the rows that were live. O(known rows removed + log n).
  mutating func removeElements(_ range: Range<Int>, in run: Int) -> [RowID] {
    takeElements(range, in: run).map { drop($0) } ?? []
  }

  /// Moves elements within a run so that they begin at `index` of what is left without them. O(moved + log n).
  mutating func moveElements(_ range: Range<Int>, to index: Int, in run: Int) {
    guard let middle = takeElements(range, in: run) else { return }
    var moved = pieces.first(in: middle)
    while moved >= 0 {
      if let slot = pieces[moved].slot { rows[slot].movedAt = edits }
      moved = pieces.next(moved)
    }
    let row = firstRowIndex(ofElement: index, in: run)
    if let cut = cutPieces(of: run, atRow: row, element: index) {
      runs[run].root = pieces.join(pieces.join(cut.left, middle), cut.right)
    } else {
      runs[run].root = middle
    }
    refresh(run)
  }

  /// Cuts elements out of a run's sequence and returns the root of their pieces.
  private mutating func takeElements(_ range: Range<Int>, in run: Int) -> Int? {
    guard !range.isEmpty else { return nil }
    let start = firstRowIndex(ofElement: range.lowerBound, in: run)
    let end = firstRowIndex(ofElement: range.upperBound, in: run)
    guard let head = cutPieces(of: run, atRow: start, element: range.lowerBound) else { return nil }
    runs[run].root = head.right
    let tail = cutPieces(of: run, atRow: end - start, element: range.count)
    runs[run].root = pieces.join(head.left, tail?.right ?? -1)
    refresh(run)
    return tail?.left
  }

  /// The first dynamic element before `link` in the sequence of runs that was not resolved yet. O(log n).
  func firstUnresolved(beforeRun run: Int?) -> (run: Int, element: Int)? {
    guard order.total(of: root).open > 0 else { return nil }
    let limit = run.map { order.sum(before: runs[$0].link).runs } ?? Int.max
    guard let found = order.first(in: root, where: { $0.open > 0 }), found.before.runs < limit else { return nil }
    let open = order[found.link].run
    guard let element = firstUnresolvedElement(in: open) else { return nil }
    return (open, element)
  }

  /// The first unresolved element of a run. O(log n).
  func firstUnresolvedElement(in run: Int) -> Int? {
    pieces.first(in: runs[run].root) { $0.unresolved > 0 }?.before.elements
  }

  /// Notes how many rows an unresolved element has; returns the slots of its rows, which are known from now on. O(log n).
  mutating func resolve(_ element: Int, in run: Int, rows count: Int) -> [Int] {
    guard let found = pieces.first(in: runs[run].root, where: { $0.elements > element }) else { return [] }
    let unresolved = pieces[found.link].unresolvedElements
    let born = pieces[found.link].bornAt
    precondition(found.before.elements == element && unresolved > 0, "the first of unresolved elements")
    var slots: [Int] = []
    var last = found.link
    if count == 0 {
      pieces.set(found.link, to: .nothing)
    }
    for index in 0..<count {
      let slot = takeSlot()
      slots.append(slot)
      let piece = Piece.row(slot: slot, beginsElement: index == 0, bornAt: born)
      if index == 0 {
        pieces.set(found.link, to: piece)
      } else {
        last = insert(piece, after: last)
      }
      rows[slot].piece = last
      rows[slot].isResolvedElement = true
    }
    if unresolved > 1 { _ = insert(.unresolved(unresolved - 1, bornAt: born), after: last) }
    runs[run].root = pieces.root(of: found.link)
    refresh(run)
    return slots
  }
}

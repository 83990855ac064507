extension Extents {
  /// Makes a run of untouched rows and puts it into the sequence. O(log n).
  mutating func insertRun(
    kind: Int, role: RunRole, section: Int?, subviews: Subviews, count: Int, at place: RunPlace
  ) -> Int {
    var state = RunState(kind: kind, role: role, section: section, subviews: subviews)
    switch subviews {
    case .constant(let rows):
      precondition(rows >= 0 && count >= 0, "a count of rows is not negative")
      if count * rows > 0 { state.root = pieces.make(.gap(count * rows, bornAt: edits)) }
    case .dynamic:
      if count > 0 { state.root = pieces.make(.unresolved(count, bornAt: edits)) }
    }
    runs.append(state)
    let run = runs.count - 1
    claimRoot(run)
    joinKind(of: run)
    let link = order.make(RunEntry(run: run, total: RunTotal()))
    runs[run].link = link
    put(link, at: place)
    refresh(run)
    return run
  }

  /// Where in the sequence of runs something is put.
  enum RunPlace {
    case end
    case before(Int)
    case after(Int)
  }

  private mutating func put(_ link: Int, at place: RunPlace) {
    switch place {
    case .end:
      root = order.join(root, link)
    case .before(let run):
      let (left, right) = order.cut(before: runs[run].link)
      root = order.join(order.join(left, link), right)
    case .after(let run):
      let (left, right) = order.cut(after: runs[run].link)
      root = order.join(order.join(left, link), right)
    }
  }

  /// Counts a run in with its kind; a kind's second run gives the kind a column of its own.
  private mutating func joinKind(of run: Int) {
    let kind = runs[run].kind
    kinds[kind].runs += 1
    guard kinds[kind].runs == 2, kinds[kind].column == nil else { return }
    if let column = freeColumns.popLast() {
      columnKinds[column] = kind
      kinds[kind].column = column
    } else {
      columnKinds.append(kind)
      kinds[kind].column = columnKinds.count - 1
    }
    guard let other = runs.indices.first(where: { $0 != run && runs[$0].kind == kind && runs[$0].link >= 0 }) else {
      return
    }
    root = order.set(runs[other].link, to: RunEntry(run: other, total: runTotal(other)))
  }

  /// Takes a run with its rows out of the stack; returns the rows that were live. O(known rows + log n).
  mutating func removeRun(_ run: Int) -> [RowID] {
    let live = drop(runs[run].root)
    runs[run].root = -1
    refresh(run)
    root = order.remove(runs[run].link)
    runs[run].link = -1
    leaveKind(runs[run].kind)
    return live
  }

  /// Frees pieces that belong to no run any more, and the slots of their rows; returns the rows that were live. O(pieces).
  mutating func drop(_ root: Int) -> [RowID] {
    var slots: [Int] = []
    pieces.removeAll(of: root) { piece in
      if let slot = piece.slot { slots.append(slot) }
    }
    let live = slots.filter { rows[$0].isBuilt }.map { id(ofSlot: $0) }
    for slot in slots { freeSlot(slot) }
    return live
  }

  private mutating func leaveKind(_ kind: Int) {
    kinds[kind].runs -= 1
    guard kinds[kind].runs == 0, let column = kinds[kind].column else { return }
    kinds[kind].column = nil
    freeColumns.append(column)
  }

  /// Puts a run with its rows to another place. O(log n).
  mutating func moveRun(_ run: Int, section: Int?, to place: RunPlace) {
    let total = order[runs[run].link].total
    root = order.remove(runs[run].link)
    let link = order.make(RunEntry(run: run, total: total))
    runs[run].link = link
    runs[run].section = section
    runs[run].movedAt = edits
    put(link, at: place)
  }

  /// Cuts a run in two before a row; the rows from there on become a run of their own, directly after. O(log n).
  ///
  /// Rows keep their names, extents and bodies. Elements are not cut: the row is the first of its element.
  mutating func splitRun(_ run: Int, beforeElement element: Int) -> Int {
    let index = firstRowIndex(ofElement: element, in: run)
    let state = runs[run]
    let part = insertRun(
      kind: state.kind, role: state.role, section: state.section, subviews: state.subviews, count: 0, at: .after(run))
    runs[part].movedAt = state.movedAt
    guard let cut = cutPieces(of: run, atRow: index, element: element) else { return part }
    runs[run].root = cut.left
    runs[part].root = cut.right
    refresh(run)
    refresh(part)
    return part
  }

  /// Cuts a run's pieces so that `row` rows, or `element` elements of a dynamic run, stand on the left. O(log n).
  mutating func cutPieces(of run: Int, atRow row: Int, element: Int) -> (left: Int, right: Int)? {
    let root = runs[run].root
    let isDynamic = runs[run].subviews == .dynamic
    let goal = isDynamic ? element : row
    func count(_ total: PieceTotal) -> Int { isDynamic ? total.elements : total.rows }
    guard root >= 0 else { return nil }
    guard goal > 0 else { return (-1, root) }
    guard goal < count(pieces.total(of: root)) else { return (root, -1) }
    guard let found = pieces.first(in: root, where: { count($0) > goal }) else { return (root, -1) }
    let inside = goal - count(found.before)
    guard inside > 0 else { return pieces.cut(before: found.link) }
    let rest = count(pieces[found.link].total) - inside
    let born = pieces[found.link].bornAt
    pieces.set(found.link, to: isDynamic ? .unresolved(inside, bornAt: born) : .gap(inside, bornAt: born))
    let right = pieces.make(isDynamic ? .unresolved(rest, bornAt: born) : .gap(rest, bornAt: born))
    let (left, tail) = pieces.cut(after: found.link)
    return (left, pieces.join(right, tail))
  }
}

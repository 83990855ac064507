extension Extents {
  /// Makes a run of untouched rows and puts it into the sequence.
  ///
  /// - Complexity: O(log n).
  mutating func insertRun(
    kind: Int, role: RunRole, section: Int?, subviews: Subviews, count: Int, at place: RunPlace
  ) -> Int {
    precondition(count >= 0, "a count of elements is not negative")
    runs.append(RunState(kind: kind, role: role, section: section, subviews: subviews))
    let run = runs.count - 1
    joinKind(of: run)
    let link = order.make(RunEntry(run: run, total: RunTotal()))
    runs[run].link = link
    put(link, at: place)
    refresh(run, root: pieces.make(untouched(count, in: run)))
    return run
  }

  /// The pieces of elements never touched.
  func untouched(_ elements: Int, in run: Int) -> [Piece] {
    switch runs[run].subviews {
    case .constant(let count): elements * count > 0 ? [.gap(elements * count, bornAt: edits)] : []
    case .dynamic: elements > 0 ? [.unresolved(elements, bornAt: edits)] : []
    }
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
    if kinds[kind].runs == 1 { kinds[kind].soleRun = run }
    guard kinds[kind].runs > 1, kinds[kind].column == nil else { return }
    if let column = freeColumns.popLast() {
      columnKinds[column] = kind
      kinds[kind].column = column
    } else {
      columnKinds.append(kind)
      kinds[kind].column = columnKinds.count - 1
    }
    if let first = kinds[kind].soleRun { updateTotal(of: first) }
  }

  /// Takes a run with its rows out of the stack; returns the rows that were live.
  ///
  /// - Complexity: O(known rows + log n).
  mutating func removeRun(_ run: Int) -> [RowID] {
    let live = free(pieces.removeAll(of: runs[run].root))
    refresh(run, root: -1)
    root = order.remove(runs[run].link)
    runs[run].link = -1
    leaveKind(runs[run].kind)
    return live
  }

  private mutating func leaveKind(_ kind: Int) {
    kinds[kind].runs -= 1
    guard kinds[kind].runs == 0, let column = kinds[kind].column else { return }
    kinds[kind].column = nil
    kinds[kind].soleRun = nil
    freeColumns.append(column)
  }

  /// Puts a run with its rows to another place.
  ///
  /// - Complexity: O(log n).
  mutating func moveRun(_ run: Int, section: Int?, to place: RunPlace) {
    let total = order[runs[run].link].total
    root = order.remove(runs[run].link)
    let link = order.make(RunEntry(run: run, total: total))
    runs[run].link = link
    runs[run].section = section
    runs[run].movedAt = edits
    put(link, at: place)
  }

  /// Cuts a run in two before a row; the rows from there on become a run of their own, directly after.
  ///
  /// Rows keep their names, extents and bodies. Elements are not cut: the row is the first of its element.
  ///
  /// - Complexity: O(log n).
  mutating func splitRun(_ run: Int, beforeElement element: Int) -> Int {
    let index = firstRowIndex(ofElement: element, in: run)
    let state = runs[run]
    let part = insertRun(
      kind: state.kind, role: state.role, section: state.section, subviews: state.subviews, count: 0, at: .after(run))
    runs[part].movedAt = state.movedAt
    let (left, right) = cutPieces(of: run, atRow: index, element: element)
    refresh(run, root: left)
    refresh(part, root: right)
    return part
  }

  /// Cuts a run's pieces so that `row` rows, or `element` elements of a dynamic run, stand on the left; the run's own
  /// root is void then.
  ///
  /// - Complexity: O(log n).
  mutating func cutPieces(of run: Int, atRow row: Int, element: Int) -> (left: Int, right: Int) {
    let isDynamic = runs[run].subviews == .dynamic
    let goal = isDynamic ? element : row
    func count(_ total: PieceTotal) -> Int { isDynamic ? total.elements : total.rows }
    var root = runs[run].root
    guard goal > 0 else { return (-1, root) }
    guard goal < count(pieces.total(of: root)), var found = pieces.first(in: root, above: goal, counting: count) else {
      return (root, -1)
    }
    let inside = goal - found.before
    if inside > 0 {
      root = pieces.replace(found.link, with: pieces[found.link].divided(at: inside))
      guard let half = pieces.first(in: root, above: goal, counting: count) else { return (root, -1) }
      found = half
    }
    return pieces.cut(before: found.link)
  }
}

/// A row's place in the two sequences: its run, its piece, and which row of the piece it is.
///
/// A cursor is good until the next change of its run, or the next row of the run made known.
struct Cursor: Hashable {
  var run: Int
  var link: PieceLink
  var index: Int
}

extension Extents {
  /// The first row of a run, if it has any.
  ///
  /// - Complexity: O(log n).
  func firstRow(ofRun run: Int) -> Cursor? { row(0, ofRun: run) }

  /// The last row of a run, if it has any.
  ///
  /// - Complexity: O(log n).
  func lastRow(ofRun run: Int) -> Cursor? { row(runs[run].total.rows - 1, ofRun: run) }

  /// The row at an index among a run's rows.
  ///
  /// - Complexity: O(log n).
  func row(_ index: Int, ofRun run: Int) -> Cursor? {
    guard index >= 0, index < runs[run].total.rows else { return nil }
    return pieces.first(in: runs[run].root, above: index) { $0.rows }.map {
      Cursor(run: run, link: $0.link, index: index - $0.before)
    }
  }

  /// The row at an index among all rows.
  ///
  /// - Complexity: O(log n).
  func row(_ index: Int) -> Cursor? {
    guard index >= 0 else { return nil }
    return order.first(in: root, above: index) { $0.rows }.flatMap { found in
      row(index - found.before, ofRun: order[found.link].run)
    }
  }

  /// The first row there is.
  ///
  /// - Complexity: O(log n).
  var firstRow: Cursor? { row(0) }

  /// The last row there is.
  ///
  /// - Complexity: O(log n).
  var lastRow: Cursor? { row(rowCount - 1) }

  /// The row after a row.
  ///
  /// - Complexity: O(1) amortised.
  func next(_ cursor: Cursor) -> Cursor? {
    if cursor.index + 1 < pieces[cursor.link].rows {
      return Cursor(run: cursor.run, link: cursor.link, index: cursor.index + 1)
    }
    var link = pieces.next(cursor.link)
    while let here = link, pieces[here].rows == 0 { link = pieces.next(here) }
    if let link { return Cursor(run: cursor.run, link: link, index: 0) }
    let run = order.next(runs[cursor.run].link)
    guard run >= 0 else { return nil }
    return firstRow(ofRun: order[run].run) ?? row(order.sum(before: run).rows)
  }

  /// The row before a row.
  ///
  /// - Complexity: O(1) amortised.
  func previous(_ cursor: Cursor) -> Cursor? {
    if cursor.index > 0 { return Cursor(run: cursor.run, link: cursor.link, index: cursor.index - 1) }
    var link = pieces.previous(cursor.link)
    while let here = link, pieces[here].rows == 0 { link = pieces.previous(here) }
    if let link { return Cursor(run: cursor.run, link: link, index: pieces[link].rows - 1) }
    let run = order.previous(runs[cursor.run].link)
    guard run >= 0 else { return nil }
    return lastRow(ofRun: order[run].run) ?? row(order.sum(before: run).rows - 1)
  }

  /// The number of rows before a row.
  ///
  /// - Complexity: O(log n).
  func rank(_ cursor: Cursor) -> Int {
    order.sum(before: runs[cursor.run].link).rows + pieces.sum(before: cursor.link).rows + cursor.index
  }

  /// The cursor of a known row.
  ///
  /// - Complexity: O(log n).
  func cursor(ofSlot slot: Int) -> Cursor {
    let link = pieces.link(ofSlot: slot)
    return Cursor(run: owners[pieces.root(of: link.leaf)], link: link, index: 0)
  }

  /// The cursor of a known row whose run is at hand.
  ///
  /// - Complexity: O(1).
  func cursor(ofSlot slot: Int, inRun run: Int) -> Cursor {
    Cursor(run: run, link: pieces.link(ofSlot: slot), index: 0)
  }
}

// MARK: - Addresses

extension Extents {
  /// Where a row stands, as the caller knows it.
  ///
  /// - Complexity: O(log n).
  func address(_ cursor: Cursor) -> Row {
    let before = pieces.sum(before: cursor.link)
    let run = RunID(cursor.run)
    switch runs[cursor.run].subviews {
    case .constant(let count):
      let index = before.rows + cursor.index
      return Row(run: run, element: index / count, subview: index % count)
    case .dynamic:
      let element = before.elements + pieces[cursor.link].elements - 1
      return Row(run: run, element: element, subview: before.rows - firstRowIndex(ofElement: element, in: cursor.run))
    }
  }

  /// The index among the run's rows at which an element's rows begin.
  ///
  /// - Complexity: O(log n).
  func firstRowIndex(ofElement element: Int, in run: Int) -> Int {
    switch runs[run].subviews {
    case .constant(let count): element * count
    case .dynamic: pieces.first(in: runs[run].root) { $0.elements > element }?.before.rows ?? runs[run].total.rows
    }
  }

  /// The cursor of an address; none where the element has no such row.
  ///
  /// - Complexity: O(log n).
  func cursor(of row: Row) -> Cursor? {
    let run = row.run.rawValue
    guard runs.indices.contains(run), runs[run].link >= 0, row.element >= 0 else { return nil }
    let index = firstRowIndex(ofElement: row.element, in: run) + row.subview
    guard let cursor = self.row(index, ofRun: run), address(cursor) == row else { return nil }
    return cursor
  }
}

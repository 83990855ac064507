/// A row's place in the two sequences: its run, its piece, and which row of the piece it is.
///
/// A cursor is good until the next change of the structure or the next row made known.
struct Cursor: Hashable {
  var run: Int
  var piece: Int
  var index: Int
}

extension Extents {
  /// The first row of a run, if it has any. O(log n).
  func firstRow(ofRun run: Int) -> Cursor? {
    guard runs[run].total.rows > 0 else { return nil }
    return pieces.first(in: runs[run].root) { $0.rows > 0 }.map { Cursor(run: run, piece: $0.link, index: 0) }
  }

  /// The last row of a run, if it has any. O(log n).
  func lastRow(ofRun run: Int) -> Cursor? {
    let rows = runs[run].total.rows
    guard rows > 0 else { return nil }
    return pieces.first(in: runs[run].root) { $0.rows >= rows }.map {
      Cursor(run: run, piece: $0.link, index: pieces[$0.link].rows - 1)
    }
  }

  /// The first row there is. O(log n).
  var firstRow: Cursor? { order.first(in: root) { $0.rows > 0 }.flatMap { firstRow(ofRun: order[$0.link].run) } }

  /// The last row there is. O(log n).
  var lastRow: Cursor? {
    let count = rowCount
    guard count > 0 else { return nil }
    return order.first(in: root) { $0.rows >= count }.flatMap { lastRow(ofRun: order[$0.link].run) }
  }

  /// The row after a row. O(1) amortised.
  func next(_ cursor: Cursor) -> Cursor? {
    if cursor.index + 1 < pieces[cursor.piece].rows {
      return Cursor(run: cursor.run, piece: cursor.piece, index: cursor.index + 1)
    }
    var piece = pieces.next(cursor.piece)
    while piece >= 0, pieces[piece].rows == 0 { piece = pieces.next(piece) }
    if piece >= 0 { return Cursor(run: cursor.run, piece: piece, index: 0) }
    let link = order.next(runs[cursor.run].link)
    guard link >= 0 else { return nil }
    if let row = firstRow(ofRun: order[link].run) { return row }
    let rowsBefore = order.sum(before: link).rows
    return order.first(in: root) { $0.rows > rowsBefore }.flatMap { firstRow(ofRun: order[$0.link].run) }
  }

  /// The row before a row. O(1) amortised.
  func previous(_ cursor: Cursor) -> Cursor? {
    if cursor.index > 0 {
      return Cursor(run: cursor.run, piece: cursor.piece, index: cursor.index - 1)
    }
    var piece = pieces.previous(cursor.piece)
    while piece >= 0, pieces[piece].rows == 0 { piece = pieces.previous(piece) }
    if piece >= 0 { return Cursor(run: cursor.run, piece: piece, index: pieces[piece].rows - 1) }
    let link = order.previous(runs[cursor.run].link)
    guard link >= 0 else { return nil }
    if let row = lastRow(ofRun: order[link].run) { return row }
    let rowsBefore = order.sum(before: link).rows
    guard rowsBefore > 0 else { return nil }
    return order.first(in: root) { $0.rows >= rowsBefore }.flatMap { lastRow(ofRun: order[$0.link].run) }
  }

  /// The number of rows before a row. O(log n).
  func rank(_ cursor: Cursor) -> Int {
    order.sum(before: runs[cursor.run].link).rows + pieces.sum(before: cursor.piece).rows + cursor.index
  }

  /// The cursor of a known row. O(log n).
  func cursor(ofSlot slot: Int) -> Cursor {
    let piece = rows[slot].piece
    return Cursor(run: owners[pieces.root(of: piece)], piece: piece, index: 0)
  }

  /// Where a row stands, as the caller knows it. O(log n).
  func address(_ cursor: Cursor) -> Row {
    let before = pieces.sum(before: cursor.piece)
    let run = RunID(cursor.run)
    switch runs[cursor.run].subviews {
    case .constant(let count):
      let index = before.rows + cursor.index
      return Row(run: run, element: index / count, subview: index % count)
    case .dynamic:
      let begins = pieces[cursor.piece].elements
      let element = before.elements + begins - 1
      return Row(run: run, element: element, subview: before.rows - firstRowIndex(ofElement: element, in: cursor.run))
    }
  }

  /// The index among the run's rows at which an element's rows begin. O(log n).
  func firstRowIndex(ofElement element: Int, in run: Int) -> Int {
    switch runs[run].subviews {
    case .constant(let count): element * count
    case .dynamic: pieces.first(in: runs[run].root) { $0.elements > element }?.before.rows ?? runs[run].total.rows
    }
  }

  /// The row at an index among a run's rows. O(log n).
  func row(_ index: Int, ofRun run: Int) -> Cursor? {
    guard index >= 0, index < runs[run].total.rows else { return nil }
    return pieces.first(in: runs[run].root) { $0.rows > index }.map {
      Cursor(run: run, piece: $0.link, index: index - $0.before.rows)
    }
  }

  /// The cursor of an address; none where the element has no such row. O(log n).
  func cursor(of row: Row) -> Cursor? {
    let run = row.run.rawValue
    guard runs.indices.contains(run), runs[run].link >= 0, row.element >= 0 else { return nil }
    let index = firstRowIndex(ofElement: row.element, in: run) + row.subview
    guard let cursor = self.row(index, ofRun: run), address(cursor) == row else { return nil }
    return cursor
  }
}

/// What a frame starts from: a known row, and where it is to stand.
struct Spot {
  var slot: Int
  var run: Int
  /// Cells from the viewport's start to the row's start.
  var y: Int
}

extension LazyStack {
  /// A spot at a row, which becomes known.
  ///
  /// - Complexity: O(log n).
  mutating func spot(_ cursor: Cursor, y: Int) -> Spot {
    Spot(slot: extents.know(cursor), run: cursor.run, y: y)
  }

  /// The place of a spot's row.
  ///
  /// - Complexity: O(1).
  func cursor(_ spot: Spot) -> Cursor { extents.cursor(ofSlot: spot.slot, inRun: spot.run) }

  /// The place of a placed row.
  ///
  /// - Complexity: O(1).
  func cursor(_ entry: Placing.Entry) -> Cursor { extents.cursor(ofSlot: entry.slot, inRun: entry.run) }

  /// The first row at the viewport's start, after the leading margin.
  mutating func startSpot<Source: LazySource>(source: inout Source) -> Spot? {
    while let next = firstUnresolved(before: extents.firstRow) {
      resolve(next.element, in: next.run, source: &source)
    }
    guard let first = extents.firstRow else { return nil }
    return spot(first, y: margins.leading)
  }

  /// The last row's end at the viewport's end, before the trailing margin.
  mutating func endSpot<Source: LazySource>(source: inout Source) -> Spot? {
    resolveElements(beforeRun: nil, source: &source)
    guard var cursor = extents.lastRow else { return nil }
    let extent = extent(of: &cursor, source: &source)
    return spot(cursor, y: viewport.extent - margins.trailing - extent)
  }

  /// The estimated cells of content before the viewport, if a spot stands as it says.
  ///
  /// - Complexity: O(log n).
  func offset(of spot: Spot) -> Double {
    Double(margins.leading - spot.y) + extents.cells(before: cursor(spot))
  }

  /// The estimated extent of all content, margins included.
  ///
  /// - Complexity: O(1).
  var estimatedExtent: Int { margins.leading + extents.contentExtent + margins.trailing }

  /// The row at an estimated offset, and how far that is after the row's start.
  ///
  /// - Complexity: O(log n).
  func row(atOffset offset: Double) -> (cursor: Cursor, inside: Double)? {
    let inside = offset - Double(margins.leading)
    if inside < 0 { return extents.firstRow.map { ($0, inside) } }
    return extents.row(atCells: inside)
  }

  /// The spot at an estimated offset, whatever the bounds.
  ///
  /// - Complexity: O(log n).
  mutating func spotAt(estimatedOffset offset: Double) -> Spot? {
    guard let found = row(atOffset: offset) else { return nil }
    return spot(found.cursor, y: -Int(nearest: found.inside))
  }

  /// The spot at an estimated offset; the very ends beyond them.
  ///
  /// - Complexity: O(log n).
  mutating func spotAt<Source: LazySource>(offset: Double, source: inout Source) -> Spot? {
    if offset <= 0 { return startSpot(source: &source) }
    if offset >= Double(estimatedExtent - viewport.extent) { return endSpot(source: &source) }
    return spotAt(estimatedOffset: offset)
  }
}

extension LazyStack {
  /// The row that stays in place whatever changes around it; none before the first layout.
  ///
  /// Where a run gets new data, look from here outwards for the elements that survive.
  ///
  /// - Complexity: O(log n).
  public var anchorRow: Row? { position.anchor.flatMap { row(of: $0.id) } }

  /// Names the element that takes over when none of the rows in view survives an edit: the nearest before them that
  /// does.
  ///
  /// Single edits find it by themselves; call this where rows are replaced as a whole, after ``adopt(_:)``.
  ///
  /// - Complexity: O(log n).
  public mutating func handOver(toElement element: Int, in run: RunID) {
    guard let cursor = extents.row(index(ofElement: element + 1, in: run) - 1) else { return }
    position.lead = extents.name(cursor)
  }

  /// Notes the row before a stretch that is about to leave, if the rows in view hang on the stretch.
  ///
  /// - Complexity: O(log n).
  mutating func leave(_ holds: (Cursor) -> Bool) {
    guard let id = position.lead ?? position.anchor?.id, let slot = extents.slot(of: id) else { return }
    var cursor = extents.cursor(ofSlot: slot)
    guard holds(cursor) else { return }
    while let previous = extents.previous(cursor) {
      guard holds(previous) else { return lead(from: previous) }
      cursor = Cursor(run: previous.run, link: previous.link, index: 0)
    }
    position.lead = nil
  }

  /// Names the row that leads to the rows in view: this one, or the nearest before it that was there at the last
  /// layout.
  private mutating func lead(from start: Cursor?) {
    var cursor = start
    while let new = cursor, extents.pieces[new.link].bornAt > position.edits {
      cursor = extents.previous(Cursor(run: new.run, link: new.link, index: 0))
    }
    position.lead = cursor.map { extents.name($0) }
  }

  mutating func leave(_ elements: Range<Int>, of run: RunID) {
    guard let id = position.lead ?? position.anchor?.id, let row = row(of: id), row.run == run,
      elements.contains(row.element)
    else { return }
    let index = extents.firstRowIndex(ofElement: elements.lowerBound, in: run.rawValue)
    guard let first = extents.row(index, ofRun: run.rawValue) else { return }
    lead(from: extents.previous(first))
  }

  /// Gives known rows the places of untouched ones, with their names, extents and bodies: how rows survive when their
  /// runs are replaced by others.
  ///
  /// The rows of a dynamic element are taken over together; its number of rows stays, until
  /// ``setSubviews(_:ofElement:in:)``. A row in view whose order among the others changed counts as moved, so that the
  /// view does not follow it.
  ///
  /// - Complexity: O(k log n).
  public mutating func adopt(_ pairs: [(id: RowID, row: Row)]) {
    extents.edits += 1
    for pair in pairs {
      guard let slot = extents.slot(of: pair.id) else { continue }
      resolve(like: slot, at: pair.row)
      if let cursor = extents.cursor(of: pair.row), extents.isUntouched(cursor) {
        extents.transfer(slot, to: cursor)
      }
    }
    markMoved(among: Set(pairs.map(\.id)))
  }

  /// Gives a dynamic element that takes over known rows as many rows as their own element had.
  private mutating func resolve(like slot: Int, at row: Row) {
    let old = extents.address(extents.cursor(ofSlot: slot))
    guard extents.firstUnresolvedElement(in: row.run.rawValue) == row.element else { return }
    let start = extents.firstRowIndex(ofElement: old.element, in: old.run.rawValue)
    let end = extents.firstRowIndex(ofElement: old.element + 1, in: old.run.rawValue)
    _ = extents.resolve(row.element, in: row.run.rawValue, rows: end - start)
  }

  /// Marks the rows in view that do not keep their order among those that survive: all but a longest increasing
  /// subsequence, one with the anchor if it can be.
  mutating func markMoved(among survivors: Set<RowID>? = nil) {
    let rows = frame.rows.filter { survivors?.contains($0.id) ?? true }
    let slots = rows.compactMap { extents.slot(of: $0.id) }
    let ranks = slots.map { extents.rank(extents.cursor(ofSlot: $0)) }
    let anchor = position.anchor.flatMap { extents.slot(of: $0.id) }.flatMap { slots.firstIndex(of: $0) }
    let kept = longestIncreasing(ranks, through: anchor)
    for (index, slot) in slots.enumerated() where !kept.contains(index) {
      extents.rows[slot].movedAt = extents.edits
    }
  }

  /// The indices of a longest increasing subsequence, through `wanted` where one of full length is.
  ///
  /// - Complexity: O(n²) in the rows seen.
  private func longestIncreasing(_ ranks: [Int], through wanted: Int?) -> Set<Int> {
    func longest(_ indices: [Int]) -> [Int] {
      var best: [[Int]] = []
      for index in indices {
        let before = best.filter { chain in chain.last.map { ranks[$0] < ranks[index] } ?? true }
        best.append((before.max { $0.count < $1.count } ?? []) + [index])
      }
      return best.max { $0.count < $1.count } ?? []
    }
    let all = longest(Array(ranks.indices))
    guard let wanted else { return Set(all) }
    let before = longest(ranks.indices.filter { $0 < wanted && ranks[$0] < ranks[wanted] })
    let after = longest(ranks.indices.filter { $0 > wanted && ranks[$0] > ranks[wanted] })
    let chain = before + [wanted] + after
    return Set(chain.count >= all.count ? chain : all)
  }
}

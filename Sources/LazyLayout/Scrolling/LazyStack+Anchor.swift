extension LazyStack {
  /// The row that stays in place: the anchor, or, where an edit took or moved it, the row that it hands over to.
  ///
  /// That is the next row in view, else the row before, which keeps its place too, or, if that was never known, ends
  /// where the anchor began; without any row before the first row begins where the rows in view did.
  mutating func survivingAnchor<Source: LazySource>(source: inout Source) -> Position.Anchor? {
    guard let anchor = position.anchor else { return nil }
    guard position.edits != extents.edits, hasLeft(anchor.id) else { return anchor }
    position.isTarget = false
    let rows = frame.rows
    let index = rows.firstIndex { $0.id == anchor.id } ?? rows.firstIndex { $0.y > anchor.y } ?? rows.endIndex
    let after = rows[index...].first { $0.extent > 0 && !hasLeft($0.id) }
    let before = rows[..<index].last { !hasLeft($0.id) } ?? rows[index...].first { !hasLeft($0.id) }
    if let next = after ?? before {
      return Position.Anchor(id: next.id, y: next.y, extent: next.extent)
    }
    guard let lead = position.lead, let slot = extents.slot(of: lead.id) else {
      let top = rows.first { $0.extent > 0 }?.y ?? anchor.y
      guard var first = extents.firstRow else { return nil }
      let extent = extent(of: &first, source: &source)
      return Position.Anchor(id: extents.name(first), y: top, extent: extent)
    }
    var cursor = extents.cursor(ofSlot: slot)
    let extent = extent(of: &cursor, source: &source)
    let end = lead.end ?? anchor.y - extents.spacing
    return Position.Anchor(id: lead.id, y: end - (lead.extent ?? extent), extent: extent)
  }

  /// Whether an edit since the last layout removed the row or moved it to another place.
  ///
  /// - Complexity: O(log n).
  func hasLeft(_ id: RowID) -> Bool {
    guard let slot = extents.slot(of: id) else { return true }
    if extents.rows[slot].movedAt > position.edits { return true }
    return extents.runs[extents.cursor(ofSlot: slot).run].movedAt > position.edits
  }

  /// The row's place at a new cross extent: the part of it that was at the viewport's start stays there.
  mutating func spotAtNewCrossExtent<Source: LazySource>(source: inout Source) -> Spot? {
    rememberPlace(source: &source)
    guard let old = position.remembered, let slot = extents.slot(of: old.id) else { return nil }
    var cursor = extents.cursor(ofSlot: slot)
    let extent = extent(of: &cursor, source: &source)
    guard old.y < 0, old.extent > 0 else { return spot(cursor, y: old.y) }
    guard extent > 0 else { return spot(cursor, y: 0) }
    let above = (2 * -old.y * extent + old.extent) / (2 * old.extent)
    return spot(cursor, y: -min(extent - 1, above))
  }

  /// Notes the place before the first of a series of changes of the cross extent: a row's, or the very end.
  mutating func rememberPlace<Source: LazySource>(source: inout Source) {
    guard position.remembered == nil, !position.remembersEnd, !frame.isAtStart else { return }
    position.remembersEnd = frame.isAtEnd
    if !frame.isAtEnd { position.remembered = survivingAnchor(source: &source) }
  }

  /// The user or the program scrolled: a further change of the cross extent starts from here.
  mutating func forgetPlace() {
    position.remembered = nil
    position.remembersEnd = false
    position.isCrossPending = false
  }

  /// Chooses the row that stays in place until the next frame: the scroll's target, else the topmost row in view.
  mutating func dropAnchor(_ entries: [Placing.Entry], below covered: Int) {
    guard !entries.isEmpty else { return }
    func anchor(_ entry: Placing.Entry) -> Position.Anchor {
      Position.Anchor(id: extents.id(ofSlot: entry.slot), y: entry.y, extent: entry.extent)
    }
    let target = position.isTarget ? position.anchor.flatMap { extents.slot(of: $0.id) } : nil
    if let entry = entries.first(where: { $0.slot == target }) {
      position.anchor = anchor(entry)
      return
    }
    position.isTarget = false
    let top = entries.first { $0.end > covered && $0.extent > 0 } ?? entries.first { $0.end > 0 } ?? entries.last
    position.anchor = top.map(anchor)
  }

  /// Rows out of view that are laid out to keep a scroll's target in place.
  private static var rowsToTarget: Int { 64 }

  /// Lays out the rows between those in view and the scroll's target, for it is the anchor in view or not; gives it up
  /// where it is many rows away.
  mutating func reachTarget<Source: LazySource>(_ placing: inout Placing, source: inout Source) {
    guard position.isTarget, let id = position.anchor?.id, let slot = extents.slot(of: id),
      let first = placing.entries.first, let last = placing.entries.last,
      !placing.entries.contains(where: { $0.slot == slot })
    else { return }
    let rank = extents.rank(extents.cursor(ofSlot: slot))
    let above = extents.rank(cursor(first)) - rank
    let below = rank - extents.rank(cursor(last))
    guard max(above, below) <= Self.rowsToTarget else { return }
    for _ in 0..<max(0, above) { addAbove(&placing, source: &source) }
    for _ in 0..<max(0, below) { addBelow(&placing, source: &source) }
  }
}

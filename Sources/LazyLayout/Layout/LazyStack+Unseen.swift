extension LazyStack {
  /// Lays out a viewport of no extent: nothing is built or measured, and the place is kept.
  mutating func layOutUnseen<Source: LazySource>(after change: Resize, at time: Int, source: inout Source) {
    if change.isCross {
      position.isCrossPending = true
      rememberPlace(source: &source)
    }
    var next = LazyFrame()
    next.isAtStart = frame.isAtStart
    next.isAtEnd = frame.isAtEnd
    var spot = unseenSpot(source: &source)
    for command in commands { obeyUnseen(command, &spot, &next) }
    commands.removeAll(keepingCapacity: true)
    if let running = animation {
      obeyUnseen(.to(running.target), &spot, &next)
      animation = nil
    }
    if let spot {
      let extent = extents.measuredExtent(ofSlot: spot.slot) ?? max(1, 1 - spot.y)
      position.anchor = Position.Anchor(id: extents.id(ofSlot: spot.slot), y: spot.y, extent: extent)
    }
    show(nothing: &next)
  }

  private mutating func unseenSpot<Source: LazySource>(source: inout Source) -> Spot? {
    if frame.isAtEnd, !frame.isAtStart { return unseenEnd() }
    if !frame.isAtStart, let anchor = survivingAnchor(source: &source), let slot = extents.slot(of: anchor.id) {
      return spot(extents.cursor(ofSlot: slot), y: anchor.y)
    }
    guard let first = extents.firstRow else { return nil }
    return spot(first, y: margins.leading)
  }

  private mutating func obeyUnseen(_ command: ScrollCommand, _ spot: inout Spot?, _ next: inout LazyFrame) {
    guard let here = spot else { return }
    forgetPlace()
    position.isTarget = false
    next.isAtStart = false
    next.isAtEnd = false
    switch command {
    case .by(let cells): spot = unseenSpot(at: offset(of: here) + Double(cells), &next)
    case .to(.start): spot = unseenSpot(at: 0, &next)
    case .to(.end):
      spot = unseenEnd()
      next.isAtEnd = true
    case .to(.offset(let cells)): spot = unseenSpot(at: Double(cells), &next)
    case .to(.row(let row, let anchor)):
      if let cursor = extents.cursor(of: row) { spot = unseenTarget(cursor, anchor) }
    case .to(.id(let id, let anchor)):
      if let slot = extents.slot(of: id) { spot = unseenTarget(extents.cursor(ofSlot: slot), anchor) }
    }
  }

  private mutating func unseenSpot(at offset: Double, _ next: inout LazyFrame) -> Spot? {
    let last = Double(estimatedExtent)
    next.isAtStart = offset <= 0
    next.isAtEnd = offset >= last
    return spotAt(estimatedOffset: min(max(0, offset), last))
  }

  /// The last row's end at the place where the viewport is.
  private mutating func unseenEnd() -> Spot? {
    guard let last = extents.lastRow else { return nil }
    return spot(last, y: -estimatedExtent(of: last) - margins.trailing)
  }

  /// A scroll's target, which stays the anchor.
  private mutating func unseenTarget(_ cursor: Cursor, _ anchor: ScrollAnchor) -> Spot {
    position.isTarget = true
    return spot(cursor, y: place(of: estimatedExtent(of: cursor), at: anchor, in: 0..<0))
  }

  private mutating func show(nothing next: inout LazyFrame) {
    next.isEstimated = extents.measuredCount < extents.rowCount
    if let anchor = position.anchor, let slot = extents.slot(of: anchor.id) {
      let entry = Placing.Entry(slot: slot, run: extents.cursor(ofSlot: slot).run, y: anchor.y, extent: anchor.extent)
      let before = cellsBefore(entry)
      let offset = margins.leading - anchor.y + before.cells
      next.isAtStart = next.isAtStart || before.isExact && offset <= 0
      next.contentOffset = next.isAtStart || estimatedExtent == 0 ? 0 : max(1, offset)
      next.contentExtent = max(next.contentOffset, estimatedExtent)
    }
    note([], [], in: &next)
    frame = next
  }
}

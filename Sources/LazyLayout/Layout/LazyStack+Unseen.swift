extension LazyStack {
  /// Lays out a viewport of no extent: nothing is built or measured, and the place is kept.
  mutating func layOutUnseen<Source: LazySource>(after change: Resize, at time: Int, source: inout Source) {
    if change.isCross {
      position.isCrossPending = true
      if position.remembered == nil, !frame.isAtStart, !frame.isAtEnd {
        position.remembered = survivingAnchor(source: &source)
      }
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
    if !frame.isAtStart, let anchor = survivingAnchor(source: &source), let slot = extents.slot(of: anchor.id) {
      return spot(extents.cursor(ofSlot: slot), y: anchor.y)
    }
    guard let first = extents.firstRow else { return nil }
    return spot(first, y: margins.leading)
  }

  private mutating func obeyUnseen(_ command: ScrollCommand, _ spot: inout Spot?, _ next: inout LazyFrame) {
    guard let here = spot else { return }
    position.remembered = nil
    position.isTarget = false
    next.isAtStart = false
    next.isAtEnd = false
    switch command {
    case .by(let cells): spot = unseenSpot(at: offset(of: here) + Double(cells), &next)
    case .to(.start): spot = unseenSpot(at: 0, &next)
    case .to(.end): spot = unseenSpot(at: Double(estimatedExtent), &next)
    case .to(.offset(let cells)): spot = unseenSpot(at: Double(cells), &next)
    case .to(.row(let row, _)):
      if let cursor = extents.cursor(of: row) { spot = self.spot(cursor, y: 0) }
    case .to(.id(let id, _)):
      if let slot = extents.slot(of: id) { spot = self.spot(extents.cursor(ofSlot: slot), y: 0) }
    }
  }

  private mutating func unseenSpot(at offset: Double, _ next: inout LazyFrame) -> Spot? {
    let last = Double(estimatedExtent)
    next.isAtStart = offset <= 0
    next.isAtEnd = offset >= last
    return spotAt(estimatedOffset: min(max(0, offset), last))
  }

  private mutating func show(nothing next: inout LazyFrame) {
    next.isEstimated = extents.measuredCount < extents.rowCount
    if let anchor = position.anchor, let slot = extents.slot(of: anchor.id) {
      let spot = Spot(slot: slot, run: extents.cursor(ofSlot: slot).run, y: anchor.y)
      next.contentOffset = next.isAtStart ? 0 : max(1, Int(nearest: offset(of: spot)))
      next.contentExtent = max(next.contentOffset, estimatedExtent)
    }
    note([], [], in: &next)
    frame = next
  }
}

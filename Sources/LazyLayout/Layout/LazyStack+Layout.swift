extension LazyStack {
  /// Lays out one frame: applies the edits and scrolls since the last one, and realizes the rows that fill the
  /// viewport.
  ///
  /// - Parameters:
  ///   - viewport: the window's size.
  ///   - time: the present time in microseconds, which animated scrolls run by.
  ///   - source: builds, measures and renders the rows.
  /// - Complexity: O(v log n) for v rows in the viewport; O(v) when nothing is to be measured.
  @discardableResult
  public mutating func layout<Source: LazySource>(
    _ viewport: Viewport, at time: Int = 0, source: inout Source
  ) -> LazyFrame {
    updates += 1
    statisticsSoFar.updates += 1
    let change = resize(to: viewport)
    learnChanges(source: &source)
    if viewport.extent == 0 {
      layOutUnseen(after: change, at: time, source: &source)
    } else {
      layOutSeen(after: change, at: time, source: &source)
    }
    releaseDeparted(source: &source)
    hasLaidOut = true
    position.edits = extents.edits
    position.lead = nil
    position.goneAbove = [:]
    return frame
  }

  private mutating func layOutSeen<Source: LazySource>(after change: Resize, at time: Int, source: inout Source) {
    var change = change
    change.isCross = change.isCross || position.isCrossPending
    position.isCrossPending = false
    if let old = position.remembered, hasLeft(old.id) { position.remembered = nil }
    var placing = Placing()
    if var spot = spotToStartFrom(after: change, source: &source) {
      obeyCommands(&spot, source: &source)
      animate(&spot, at: time, source: &source)
      if !isBelow(&spot) { placing = place(from: spot, source: &source) }
    } else {
      scrollEmpty()
    }
    show(placing, source: &source)
  }

  /// Whether all rows stand below the viewport, the leading margin filling it; nothing is built then.
  private mutating func isBelow(_ spot: inout Spot) -> Bool {
    guard spot.y >= viewport.extent, extents.previous(cursor(spot)) == nil, firstUnresolved(before: cursor(spot)) == nil
    else { return false }
    spot.y = min(spot.y, margins.leading)
    guard spot.y >= viewport.extent else { return false }
    frame.contentOffset = margins.leading - spot.y
    position.anchor = Position.Anchor(id: extents.id(ofSlot: spot.slot), y: spot.y, extent: 1)
    return true
  }

  /// What of the viewport changed.
  struct Resize {
    var isCross = false
    var isMain = false
  }

  private mutating func resize(to new: Viewport) -> Resize {
    let change = Resize(
      isCross: hasLaidOut && new.crossExtent != viewport.crossExtent,
      isMain: hasLaidOut && new.extent != viewport.extent)
    viewport = new
    if change.isCross { extents.beginGeneration() }
    return change
  }

  /// Measures the live rows whose content changed.
  private mutating func learnChanges<Source: LazySource>(source: inout Source) {
    hasChanged = !changed.isEmpty
    for id in changed {
      guard let slot = extents.slot(of: id), extents.rows[slot].isBuilt, extents.rows[slot].needsMeasure else {
        continue
      }
      let row = extents.address(extents.cursor(ofSlot: slot))
      measure(Known(slot: slot, id: id, row: row), source: &source)
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Where the rows are to stand before any scroll.
  private mutating func spotToStartFrom<Source: LazySource>(
    after change: Resize, source: inout Source
  ) -> Spot? {
    if change.isCross {
      if let spot = spotAtNewCrossExtent(source: &source) { return spot }
      if position.remembersEnd { return endSpot(source: &source) }
    }
    if frame.isAtStart { return startSpot(source: &source) }
    if frame.isAtEnd, change.isCross || change.isMain { return endSpot(source: &source) }
    if position.anchor == nil { return spotAt(estimatedOffset: Double(frame.contentOffset)) }
    guard let anchor = survivingAnchor(source: &source), let slot = extents.slot(of: anchor.id) else {
      return startSpot(source: &source)
    }
    return spot(extents.cursor(ofSlot: slot), y: anchor.y)
  }
}

extension LazyStack {
  /// Notes that a live row is no longer wanted; it is let go some layouts later unless it comes back.
  ///
  /// - Complexity: O(1).
  mutating func depart(_ slot: Int) {
    guard extents.rows[slot].isBuilt else { return }
    retained.departures.append(Retention.Departure(id: extents.id(ofSlot: slot), update: updates))
  }

  /// Lets go of the rows whose time is over.
  ///
  /// - Complexity: O(rows let go), amortised.
  mutating func releaseDeparted<Source: LazySource>(source: inout Source) {
    releaseOrphans(source: &source)
    while retained.head < retained.departures.count {
      let departure = retained.departures[retained.head]
      guard updates - departure.update >= retention else { break }
      retained.head += 1
      guard let slot = extents.slot(of: departure.id) else { continue }
      let row = extents.rows[slot]
      guard row.isBuilt, !row.isPlaced, !row.isKept, !row.isResolvedElement, row.wantedAt < departure.update
      else { continue }
      release(slot, source: &source)
    }
    if retained.head > 64, retained.head * 2 > retained.departures.count {
      retained.departures.removeFirst(retained.head)
      retained.head = 0
    }
  }

  /// Tells the source of the rows that were removed while live.
  mutating func releaseOrphans<Source: LazySource>(source: inout Source) {
    for id in orphans {
      retained.live -= 1
      statisticsSoFar.released += 1
      source.release(id)
    }
    orphans.removeAll(keepingCapacity: true)
  }

  mutating func release<Source: LazySource>(_ slot: Int, source: inout Source) {
    extents.rows[slot].isBuilt = false
    extents.rows[slot].isRendered = false
    extents.rows[slot].isOfFormerBody = true
    retained.live -= 1
    statisticsSoFar.released += 1
    source.release(extents.id(ofSlot: slot))
  }
}

extension LazyStack {
  /// Moves an animated scroll on to `time`; the way that is left is estimated anew each frame.
  mutating func animate<Source: LazySource>(_ spot: inout Spot, at time: Int, source: inout Source) {
    guard var running = animation else { return }
    let here = spot
    let start = running.start ?? time
    if running.start == nil { settleEdge(of: &running.target, from: here, source: &source) }
    running.start = start
    position.isTarget = false
    forgetPlace()
    if time - start >= running.duration {
      animation = nil
      if let end = spotOf(running.target, from: here, source: &source) {
        notice(direction: Int(nearest: offset(of: end) - offset(of: here)))
        spot = end
      }
      return
    }
    guard let way = wayLeft(to: running.target, from: here, source: &source) else {
      animation = nil
      return
    }
    let eased = ScrollAnimation.ease(Double(time - start) / Double(running.duration))
    let cells = Int(way * (eased - running.done) / (1 - running.done))
    running.done = eased
    animation = running
    guard cells != 0 else { return }
    notice(direction: cells)
    spot = moved(here, by: cells, canWalk: false, source: &source) ?? here
  }

  /// Decides once to which edge a scroll to the nearest place goes.
  private mutating func settleEdge<Source: LazySource>(
    of target: inout ScrollTarget, from spot: Spot, source: inout Source
  ) {
    guard case .id(let id, .nearest) = target, let slot = extents.slot(of: id) else { return }
    var cursor = extents.cursor(ofSlot: slot)
    let extent = extent(of: &cursor, source: &source)
    let free = unobstructed(around: cursor, source: &source)
    cursor = extents.cursor(ofSlot: slot)
    let y = extents.cells(before: cursor) + Double(margins.leading) - offset(of: spot)
    if y < Double(free.lowerBound) || extent > free.count {
      target = .id(id, .top)
    } else if y + Double(extent) > Double(free.upperBound) {
      target = .id(id, .bottom)
    }
  }

  /// The estimated cells from `spot` to where the target is in place; none where the target is gone.
  ///
  /// - Complexity: O(log n).
  private mutating func wayLeft<Source: LazySource>(
    to target: ScrollTarget, from spot: Spot, source: inout Source
  ) -> Double? {
    let last = Double(max(0, estimatedExtent - viewport.extent))
    switch target {
    case .start: return -offset(of: spot)
    case .end: return last - offset(of: spot)
    case .offset(let cells): return min(Double(cells), last) - offset(of: spot)
    case .row, .id:
      guard let (cursor, anchor) = cursor(of: target, source: &source) else { return nil }
      let goal = goal(for: cursor, anchor, from: spot)
      return min(max(0, goal), last) - offset(of: spot)
    }
  }

  /// The estimated offset at which a row is in place.
  ///
  /// - Complexity: O(log n).
  private func goal(for cursor: Cursor, _ anchor: ScrollAnchor, from spot: Spot) -> Double {
    let start = extents.cells(before: cursor) + Double(margins.leading)
    let extent = estimatedExtent(of: cursor)
    let free = estimatedFree(around: cursor)
    if anchor == .nearest {
      let here = offset(of: spot)
      let y = start - here
      if extent > free.count { return start - Double(free.lowerBound) }
      let kept = min(max(y, Double(free.lowerBound)), Double(free.upperBound - extent))
      return start - kept
    }
    return start - Double(place(of: extent, at: anchor, in: free))
  }

  func estimatedExtent(of cursor: Cursor) -> Int {
    if let extent = extents.measuredExtent(cursor) { return extent }
    return Int(nearest: extents.coefficients(ofKind: extents.runs[cursor.run].kind).mean)
  }

  private func estimatedFree(around cursor: Cursor) -> Range<Int> {
    let run = extents.runs[cursor.run]
    guard let section = run.section.map({ extents.sections[$0] }) else { return 0..<viewport.extent }
    var start = 0
    var end = viewport.extent
    if pinned.contains(.sectionHeaders), run.role != .header, let row = section.header.flatMap(extents.firstRow) {
      start = min(estimatedExtent(of: row), viewport.extent)
    }
    if pinned.contains(.sectionFooters), run.role != .footer, let row = section.footer.flatMap(extents.firstRow) {
      end -= estimatedExtent(of: row)
    }
    return start..<max(start, end)
  }
}

extension ScrollAnimation {
  /// Eases in and out: a cubic that starts and ends at rest (smoothstep).
  static func ease(_ share: Double) -> Double {
    let share = min(1, max(0, share))
    return share * share * (3 - 2 * share)
  }
}

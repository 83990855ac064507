extension LazyStack {
  /// Does work on the rows next to come, as long as it fits before `deadline`; returns whether work is left.
  ///
  /// A unit starts only if its predicted cost fits into the time left. A unit whose like was never done is tried while
  /// most of the time is left. Dear units let cheaper ones behind them go first, and run in an idle frame at the
  /// latest.
  ///
  /// - Parameters:
  ///   - deadline: the frame deadline in microseconds, on the source's clock.
  ///   - isIdle: nothing else happens in this frame, so that even a unit dearer than a frame may run.
  ///   - source: builds, measures and renders the rows, and tells the time.
  /// - Complexity: O(w) a unit for w rows ahead; O(w) when there is nothing to do.
  public mutating func prefetch<Source: LazySource>(
    until deadline: Int, isIdle: Bool = false, source: inout Source
  ) -> Bool {
    let start = source.now()
    defer { statisticsSoFar.prefetchTime = source.now() - start }
    var hasWorked = false
    while true {
      let left = deadline - source.now()
      let pending = pendingWork(source: source)
      guard !pending.isEmpty else { return false }
      let budget = deadline - start
      var chosen = left > 0 ? pending.first { fits($0.unit, into: left, of: budget) } : nil
      if chosen == nil, isIdle, !hasWorked, left > 0 { chosen = pending.first }
      guard let work = chosen else { return true }
      perform(work, source: &source)
      hasWorked = true
      statisticsSoFar.prefetched += 1
    }
  }

  private func fits(_ unit: WorkUnit, into left: Int, of budget: Int) -> Bool {
    prefetching.costs.fits(unit, into: left) ?? (left * 2 > budget)
  }

  /// A unit to do, and the row it is done to.
  struct Work {
    var cursor: Cursor
    var unit: WorkUnit
    var isNested = false
  }

  /// The next unit of each row ahead, nearest first.
  private func pendingWork<Source: LazySource>(source: Source) -> [Work] {
    window().compactMap { work(on: $0) { id, cursor in source.nestedUnit(of: id) { extents.address(cursor) } } }
  }

  /// The next unit of a row; none when the row is ready to be shown.
  func work(on cursor: Cursor, nested: (RowID, Cursor) -> WorkUnit?) -> Work? {
    let kind = extents.kindNames[extents.runs[cursor.run].kind]
    guard let slot = extents.slot(cursor), extents.rows[slot].isBuilt else {
      return Work(cursor: cursor, unit: WorkUnit(kind: kind, phase: .build))
    }
    if extents.rows[slot].isOfFormerBody || !extents.isMeasured(cursor) {
      return Work(cursor: cursor, unit: WorkUnit(kind: kind, phase: .measure))
    }
    if let unit = nested(extents.id(ofSlot: slot), cursor) {
      return Work(cursor: cursor, unit: unit, isNested: true)
    }
    if !extents.rows[slot].isRendered { return Work(cursor: cursor, unit: WorkUnit(kind: kind, phase: .render)) }
    return nil
  }

  mutating func perform<Source: LazySource>(_ work: Work, source: inout Source) {
    let isNew = extents.slot(work.cursor).map { !extents.rows[$0].isBuilt } ?? true
    let known = realize(work.cursor, source: &source)
    extents.rows[known.slot].wantedAt = updates
    if isNew { prefetching.ahead.append(known.id) }
    retained.justBuilt.removeAll { $0 == known.id }
    if work.isNested {
      let start = source.now()
      source.performNestedUnit(of: known.id, at: known.row)
      prefetching.costs.learn(source.now() - start, of: work.unit)
      return
    }
    switch work.unit.phase {
    case .build: break
    case .measure: measure(known, source: &source)
    case .render: render(known, source: &source)
    }
  }
}

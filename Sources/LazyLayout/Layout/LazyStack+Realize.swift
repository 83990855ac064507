/// Which row to work on: its slot and its address at the time.
struct Known {
  var slot: Int
  var id: RowID
  var row: Row
}

extension LazyStack {
  /// Makes a row known and builds it if it is not live.
  ///
  /// - Complexity: O(log n).
  mutating func realize<Source: LazySource>(_ cursor: Cursor, source: inout Source) -> Known {
    let slot = extents.know(cursor)
    let known = Known(
      slot: slot, id: extents.id(ofSlot: slot), row: extents.address(extents.cursor(ofSlot: slot, inRun: cursor.run)))
    build(known, source: &source)
    return known
  }

  mutating func build<Source: LazySource>(_ known: Known, source: inout Source) {
    guard !extents.rows[known.slot].isBuilt else { return }
    let unit = WorkUnit(kind: kind(of: known.row), phase: .build)
    let start = source.now()
    source.build(known.id, at: known.row)
    prefetching.costs.learn(source.now() - start, of: unit)
    extents.rows[known.slot].isBuilt = true
    extents.rows[known.slot].isRendered = false
    retained.live += 1
    retained.justBuilt.append(known.id)
    statisticsSoFar.built += 1
  }

  /// The extent of a row at the present cross extent: as its body measured before, or measured now.
  ///
  /// - Complexity: O(log n).
  mutating func extent<Source: LazySource>(of cursor: inout Cursor, source: inout Source) -> Int {
    if let slot = extents.slot(cursor), !extents.rows[slot].isOfFormerBody, extents.isMeasured(cursor),
      let extent = extents.measuredExtent(cursor)
    {
      return extent
    }
    let known = realize(cursor, source: &source)
    let extent = measure(known, source: &source)
    cursor = extents.cursor(ofSlot: known.slot, inRun: cursor.run)
    return extent
  }

  @discardableResult
  mutating func measure<Source: LazySource>(_ known: Known, source: inout Source) -> Int {
    let unit = WorkUnit(kind: kind(of: known.row), phase: .measure)
    let start = source.now()
    let extent = max(0, source.measure(known.id, at: known.row, crossExtent: viewport.crossExtent))
    prefetching.costs.learn(source.now() - start, of: unit)
    let isNew = extents.measuredExtent(ofSlot: known.slot) == nil
    if isNew || extents.rows[known.slot].contentChanged { extents.rows[known.slot].isRendered = false }
    extents.rows[known.slot].isOfFormerBody = false
    extents.setExtent(extent, ofSlot: known.slot, inRun: known.row.run.rawValue)
    statisticsSoFar.measurings += 1
    return extent
  }

  mutating func render<Source: LazySource>(_ known: Known, source: inout Source) {
    guard !extents.rows[known.slot].isRendered else { return }
    let unit = WorkUnit(kind: kind(of: known.row), phase: .render)
    let start = source.now()
    source.render(known.id, at: known.row)
    prefetching.costs.learn(source.now() - start, of: unit)
    extents.rows[known.slot].isRendered = true
    statisticsSoFar.rendered += 1
  }

  func kind(of row: Row) -> RowKind {
    extents.kindNames[extents.runs[row.run.rawValue].kind]
  }

  /// Resolves the dynamic elements that stand before a row, or all of them.
  ///
  /// - Complexity: O(elements resolved · log n).
  mutating func resolveElements<Source: LazySource>(beforeRun run: Int?, source: inout Source) {
    while let next = extents.firstUnresolved(beforeRun: run) {
      resolve(next.element, in: next.run, source: &source)
    }
  }

  /// Resolves one element; its rows are built and kept.
  mutating func resolve<Source: LazySource>(_ element: Int, in run: Int, source: inout Source) {
    let count = max(0, source.resolve(element, of: RunID(run)))
    for (subview, slot) in extents.resolve(element, in: run, rows: count).enumerated() {
      let row = Row(run: RunID(run), element: element, subview: subview)
      build(Known(slot: slot, id: extents.id(ofSlot: slot), row: row), source: &source)
    }
  }
}

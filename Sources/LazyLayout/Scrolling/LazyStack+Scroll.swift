extension LazyStack {
  /// Scrolls by `cells` in the next layout, as the user does: ends an animated scroll where it is. O(1).
  ///
  /// By up to a viewport what is seen moves by exactly that much, but at the ends; a longer way may use estimates.
  public mutating func scroll(by cells: Int) {
    animation = nil
    commands.append(.by(cells))
  }

  /// Scrolls to a target in the next layout, or in the course of `duration` microseconds, eased in and out. O(log n).
  ///
  /// The row is meant that stands there now, wherever edits move it until the scroll ends.
  public mutating func scroll(to target: ScrollTarget, duration: Int = 0) {
    animation = nil
    var target = target
    if case .row(let row, let anchor) = target, let cursor = extents.cursor(of: row) {
      target = .id(extents.name(cursor), anchor)
    }
    if duration > 0 {
      animation = ScrollAnimation(target: target, duration: duration)
    } else {
      commands.append(.to(target))
    }
  }

  /// An animated scroll is under way: a layout is due every frame. O(1).
  public var isAnimating: Bool { animation != nil }

  /// Ends an animated scroll where it is. O(1).
  public mutating func cancelAnimation() { animation = nil }

  /// Applies the scrolls asked for since the last layout.
  mutating func obeyCommands<Source: LazySource>(_ spot: inout Spot, source: inout Source) {
    for command in commands {
      let here = spot
      switch command {
      case .by(let cells):
        position.isTarget = false
        position.remembered = nil
        notice(direction: cells)
        spot = moved(here, by: cells, source: &source) ?? here
      case .to(let target):
        position.remembered = nil
        let next = spotOf(target, from: here, source: &source)
        if let next { notice(direction: rankDifference(next, here)) }
        spot = next ?? here
      }
    }
    commands.removeAll(keepingCapacity: true)
  }

  /// Notes where a scroll goes, for prefetch and for what must not turn back.
  mutating func notice(direction: Int) {
    guard direction != 0 else { return }
    prefetching.direction = direction.signum()
    scrolledInFrame = direction.signum()
  }

  private func rankDifference(_ new: Spot, _ old: Spot) -> Int {
    let difference = extents.rank(new.cursor) - extents.rank(old.cursor)
    return difference != 0 ? difference : old.y - new.y
  }

  /// The estimated cells of content before the viewport, if `spot` stands as it says. O(log n).
  func offset(of spot: Spot) -> Double {
    Double(margins.leading - spot.y) + extents.cells(before: spot.cursor)
  }

  /// A spot further on by `cells`: exactly up to a viewport, and further where few rows of unknown extent are passed;
  /// beyond that by estimates, so that the rows passed are never all built. O(log n), and O(rows passed) where exact.
  mutating func moved<Source: LazySource>(
    _ spot: Spot, by cells: Int, canWalk: Bool = true, source: inout Source
  ) -> Spot? {
    if abs(cells) <= viewport.extent { return Spot(cursor: spot.cursor, y: spot.y - cells) }
    let goal = offset(of: spot) + Double(cells)
    if canWalk, let walked = walk(from: spot, by: cells, towards: goal, source: &source) { return walked }
    return spotAt(offset: goal, source: &source)
  }

  /// Rows of unknown extent that a scroll longer than a viewport measures on its way rather than estimate them.
  private static var rowsMeasuredOnTheWay: Int { 48 }

  /// Passes row by row, measuring each; gives up where too many are unknown.
  private mutating func walk<Source: LazySource>(
    from spot: Spot, by cells: Int, towards goal: Double, source: inout Source
  ) -> Spot? {
    guard let last = cells > 0 ? extents.lastRow : extents.firstRow else { return nil }
    let end = spotAt(estimatedOffset: goal)?.cursor ?? last
    let passed = abs(extents.rank(end) - extents.rank(spot.cursor))
    guard passed <= 16 * Self.rowsMeasuredOnTheWay else { return nil }
    var unknown = 0
    var here = Spot(cursor: spot.cursor, y: spot.y - cells)
    while true {
      if !extents.isMeasured(here.cursor) { unknown += 1 }
      guard unknown <= Self.rowsMeasuredOnTheWay else { return nil }
      let extent = extent(of: &here.cursor, source: &source)
      if here.y <= 0, here.y + extent > 0 { return here }
      if here.y > 0 {
        guard let previous = extents.previous(here.cursor) else { return here }
        var cursor = previous
        if !extents.isMeasured(cursor) { unknown += 1 }
        let above = self.extent(of: &cursor, source: &source)
        here = Spot(cursor: cursor, y: here.y - extents.spacing - above)
        if here.y + above <= 0 { return here }
      } else {
        while let next = firstUnresolved(before: extents.next(here.cursor)) {
          resolve(next.element, in: next.run, source: &source)
        }
        guard let next = extents.next(here.cursor) else { return here }
        here = Spot(cursor: next, y: here.y + extent + extents.spacing)
      }
    }
  }

  /// The estimated extent of all content, margins included. O(1).
  var estimatedExtent: Int { margins.leading + extents.contentExtent + margins.trailing }

  /// The spot at an estimated offset, whatever the bounds. O(log n).
  func spotAt(estimatedOffset offset: Double) -> Spot? {
    let inside = offset - Double(margins.leading)
    if inside < 0 { return extents.firstRow.map { Spot(cursor: $0, y: -Int(inside.rounded())) } }
    return extents.row(atCells: inside).map { Spot(cursor: $0.cursor, y: -Int($0.inside.rounded())) }
  }

  /// The spot at an estimated offset; the very ends beyond them. O(log n).
  mutating func spotAt<Source: LazySource>(offset: Double, source: inout Source) -> Spot? {
    if offset <= 0 { return startSpot(source: &source) }
    if offset >= Double(estimatedExtent - viewport.extent) { return endSpot(source: &source) }
    return spotAt(estimatedOffset: offset)
  }
}

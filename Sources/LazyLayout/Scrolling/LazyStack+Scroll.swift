extension LazyStack {
  /// Scrolls by `cells` in the next layout, as the user does: ends an animated scroll where it is.
  ///
  /// By up to a viewport what is seen moves by exactly that much, but at the ends; a longer way may use estimates.
  ///
  /// - Complexity: O(1).
  public mutating func scroll(by cells: Int) {
    animation = nil
    commands.append(.by(cells))
  }

  /// Scrolls to a target in the next layout, or in the course of `duration` microseconds, eased in and out.
  ///
  /// The row is meant that stands there now, wherever edits move it until the scroll ends.
  ///
  /// - Complexity: O(log n).
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

  /// An animated scroll is under way: a layout is due every frame.
  ///
  /// - Complexity: O(1).
  public var isAnimating: Bool { animation != nil }

  /// Ends an animated scroll where it is.
  ///
  /// - Complexity: O(1).
  public mutating func cancelAnimation() { animation = nil }

  /// Applies the scrolls asked for since the last layout.
  mutating func obeyCommands<Source: LazySource>(_ spot: inout Spot, source: inout Source) {
    for command in commands {
      let here = spot
      switch command {
      case .by(let cells):
        position.isTarget = false
        forgetPlace()
        notice(direction: cells)
        spot = moved(here, by: cells, source: &source) ?? here
      case .to(let target):
        forgetPlace()
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
    let difference = extents.rank(cursor(new)) - extents.rank(cursor(old))
    return difference != 0 ? difference : old.y - new.y
  }

  /// A spot further on by `cells`: exactly up to a viewport, and further where few rows of unknown extent are passed;
  /// beyond that by estimates, so that the rows passed are never all built.
  ///
  /// - Complexity: O(log n), and O(rows passed) where exact.
  mutating func moved<Source: LazySource>(
    _ spot: Spot, by cells: Int, canWalk: Bool = true, source: inout Source
  ) -> Spot? {
    if abs(cells) <= viewport.extent { return Spot(slot: spot.slot, run: spot.run, y: spot.y - cells) }
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
    guard let end = row(atOffset: goal)?.cursor else { return nil }
    let passed = abs(extents.rank(end) - extents.rank(cursor(spot)))
    guard passed <= 16 * Self.rowsMeasuredOnTheWay else { return nil }
    var unknown = 0
    var here = spot
    here.y -= cells
    while unknown <= Self.rowsMeasuredOnTheWay {
      var cursor = cursor(here)
      if !extents.isMeasured(cursor) { unknown += 1 }
      let extent = passedExtent(of: &cursor, source: &source)
      if here.y > 0 {
        guard var previous = extents.previous(cursor) else { return here }
        if !extents.isMeasured(previous) { unknown += 1 }
        let above = passedExtent(of: &previous, source: &source)
        here = self.spot(previous, y: here.y - extents.spacing - above)
        if here.y + above <= 0 { return here }
      } else {
        if here.y + extent > 0 { return here }
        while let next = firstUnresolved(before: extents.next(self.cursor(here))) {
          resolve(next.element, in: next.run, source: &source)
        }
        guard let next = extents.next(self.cursor(here)) else { return here }
        here = self.spot(next, y: here.y + extent + extents.spacing)
      }
    }
    return nil
  }

  /// The extent of a row that is only passed: one measured by a former body is good enough.
  private mutating func passedExtent<Source: LazySource>(of cursor: inout Cursor, source: inout Source) -> Int {
    if extents.isMeasured(cursor), let extent = extents.measuredExtent(cursor) { return extent }
    return extent(of: &cursor, source: &source)
  }
}

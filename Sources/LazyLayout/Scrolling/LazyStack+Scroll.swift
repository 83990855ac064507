extension LazyStack {
  /// Scrolls by `cells` in the next layout, as the user does: ends an animated scroll where it is. O(1).
  ///
  /// By up to a viewport what is seen moves by exactly that much, but at the ends; a longer way may use estimates.
  public mutating func scroll(by cells: Int) {
    animation = nil
    commands.append(.by(cells))
  }

  /// Scrolls to a target in the next layout, or in the course of `duration` microseconds, eased in and out. O(1).
  public mutating func scroll(to target: ScrollTarget, duration: Int = 0) {
    animation = nil
    if duration > 0 {
      animation = ScrollAnimation(target: target, duration: duration)
    } else {
      commands.append(.to(target))
    }
  }

  /// An animated scroll is under way: a layout is due every frame. O(1).
  public var isAnimating: Bool { animation != nil }

  /// Ends an animated scroll where it is. O(1).
  public mutating func stopScrolling() { animation = nil }

  /// Applies the scrolls asked for since the last layout.
  mutating func obeyCommands<Source: LazySource>(_ spot: inout Spot?, source: inout Source) {
    for command in commands {
      guard let here = spot else { break }
      switch command {
      case .by(let cells):
        position.isTarget = false
        position.remembered = nil
        notice(direction: cells)
        spot = moved(here, by: cells, source: &source)
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
  func offset(of spot: Spot) -> Double { extents.cells(before: spot.cursor) - Double(spot.y) }

  /// A spot further on by `cells`: exactly up to a viewport, by estimates beyond. O(log n).
  mutating func moved<Source: LazySource>(_ spot: Spot, by cells: Int, source: inout Source) -> Spot? {
    if abs(cells) <= viewport.extent { return Spot(cursor: spot.cursor, y: spot.y - cells) }
    return spotAt(offset: offset(of: spot) + Double(cells), source: &source)
  }

  /// The spot at an estimated offset; the very ends beyond them. O(log n).
  mutating func spotAt<Source: LazySource>(offset: Double, source: inout Source) -> Spot? {
    if offset <= 0 { return startSpot(source: &source) }
    if offset >= Double(extents.contentExtent - viewport.extent) { return endSpot(source: &source) }
    return extents.row(atCells: offset).map { Spot(cursor: $0.cursor, y: -Int($0.inside.rounded())) }
  }
}

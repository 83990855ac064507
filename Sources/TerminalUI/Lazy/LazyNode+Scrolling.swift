import LazyLayout

/// What the scroll view around knows of the container, and how it moves it.
extension LazyNode {
  func fills(_ viewport: Size) -> Bool {
    if let grid, !list.hasGrid { list.setGrid(grid, crossExtent: max(0, viewport[axis.other] - 1)) }
    list.synchronize()
    return list.stack.rowCount > viewport[axis]
  }

  var isMoving: Bool { frame.isAnimating }
  var rowsExtent: Int { max(0, frame.contentExtent - margins.leading - margins.trailing) }
  var leadingMargin: Int { margins.leading }
  var contentOffset: Int { frame.contentOffset }
  var isEstimated: Bool { frame.isEstimated }

  var counts: LazyRowCounts {
    let statistics = list.stack.statistics
    var counts = LazyRowCounts()
    counts.all = list.stack.rowCount
    counts.measured = statistics.measured
    counts.live = statistics.live
    counts.meanExtent = statistics.meanExtent
    return counts
  }

  func viewportWillBe(_ size: Size) {
    guard size != viewport else { return }
    viewport = size
    invalidateRows()
  }

  func setMargins(leading: Int, trailing: Int) -> Bool {
    guard margins != (leading, trailing) else { return false }
    margins = (leading, trailing)
    list.stack.setMargins(leading: leading, trailing: trailing)
    invalidateRows()
    return true
  }

  func setOffset(_ offset: Int) -> Bool {
    guard frame.contentOffset != offset, !frame.isAtEnd || offset < frame.contentOffset else { return false }
    list.stack.scroll(to: .offset(offset))
    invalidateRows()
    return true
  }

  func scroll(by distance: Int) {
    list.stack.scroll(by: distance)
    invalidateLayout()
  }

  func scroll(toEdge isEnd: Bool, _ animation: Animation?) { scroll(to: isEnd ? .end : .start, animation) }
  func scroll(toOffset offset: Int, _ animation: Animation?) { scroll(to: .offset(offset), animation) }

  private func scroll(to target: LazyLayout.ScrollTarget, _ animation: Animation?) {
    list.stack.scroll(to: target, duration: animation?.duration ?? 0)
    invalidateLayout()
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
    list.synchronize()
    guard let location = list.find(id), let (run, element) = list.place(of: location) else { return false }
    let fraction = anchor.map { axis == .vertical ? $0.y : $0.x }
    let anchor: ScrollAnchor =
      switch fraction {
      case .none: .nearest
      case .some(0): .top
      case .some(0.5): .center
      case .some(1): .bottom
      case .some(let fraction): .fraction(fraction)
      }
    scroll(to: .row(Row(run: run, element: element), anchor), animation)
    return true
  }

  func stopAnimation() {
    list.stack.cancelAnimation()
    graph.setAnimating(self, false)
  }

  func thumb(track: Int) -> ScrollThumb { list.stack.thumb(track: track) }

  func advance(to now: Int) -> Bool {
    guard frame.isAnimating else { return false }
    invalidateLayout()
    return true
  }

  func targets() -> [(id: AnyHashable, start: Int, extent: Int)] {
    frame.rows.flatMap { placement in
      (list.rows[placement.id]?.identities ?? []).map { (id: $0, start: placement.y, extent: placement.extent) }
    }
  }
}

import LazyLayout

extension Player {
  /// One frame with a layout: what is left of it goes to prefetch.
  mutating func frame(hasDeadline: Bool = true) {
    history.viewBeforeFrame = view
    let start = beginFrame()
    source.width = viewport.crossExtent
    let shown = stack.layout(viewport, at: start, source: &source)
    layOutBands(shown)
    view.take(shown, from: source, in: stack, viewport)
    if hasDeadline {
      let deadline = start + scenario.frameTime
      prefetch(until: deadline, isIdle: false)
      if source.clock > deadline { missed += 1 }
    }
    endFrame()
  }

  /// A frame in which nothing is asked for.
  mutating func idleFrame() {
    guard !stack.isAnimating else { return frame() }
    let start = beginFrame()
    let deadline = start + scenario.frameTime
    prefetch(until: deadline, isIdle: true)
    if source.clock > deadline { missed += 1 }
    endFrame()
  }

  /// The clock goes on to the next frame of the display.
  private mutating func beginFrame() -> Int {
    frameNumber += 1
    let interval = scenario.frameTime
    source.clock = (source.clock + interval - 1) / interval * interval
    if source.clock == lastFrameStart { source.clock += interval }
    lastFrameStart = source.clock
    return source.clock
  }

  private mutating func prefetch(until deadline: Int, isIdle: Bool) {
    _ = stack.prefetch(until: deadline, isIdle: isIdle, source: &source)
    for (name, nested) in visibleBands {
      source.withBand(name, nested) { band, _ in
        _ = band.stack.prefetch(until: deadline, isIdle: isIdle, source: &band.source)
      }
    }
  }

  private mutating func layOutBands(_ shown: LazyFrame) {
    let before = visibleBands
    visibleBands = []
    for placement in shown.rows where placement.extent > 0 {
      guard let segment = source.catalogue[placement.row.run], let nested = segment.nested else { continue }
      let name = segment.id(placement.row)
      visibleBands.append((name, nested))
      let (appeared, disappeared) = source.withBand(name, nested) { band, viewport in
        band.placed.take(band.stack.layout(viewport, source: &band.source), from: band.source)
      }
      history.appear(appeared)
      history.disappear(disappeared)
    }
    hideBands(before)
  }

  /// The columns of rows that left disappear with them.
  private mutating func hideBands(_ before: [(name: String, spec: NestedSpec)]) {
    let visible = Set(visibleBands.map(\.name))
    for band in before where !visible.contains(band.name) {
      guard let band = source.bands[band.name] else { continue }
      history.disappear(band.placed.names(of: band.stack.hide()))
    }
  }

  private mutating func endFrame() {
    let log = source.log
    source.log = ScenarioSource.Log()
    history.note(log, appeared: view.appeared, disappeared: view.disappeared)
    view.appeared = []
    view.disappeared = []
    view.thumb = scenario.track.map { stack.thumb(track: $0) }
    view.measured = stack.statistics.measured
    view.live = stack.statistics.live
    view.missed = missed
    checkEach()
  }
}

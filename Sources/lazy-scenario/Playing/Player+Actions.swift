import LazyLayout

extension Player {
  /// Does what an action says, and plays its frames.
  mutating func perform(_ action: Action) {
    switch action {
    case .scroll(let cells):
      waiting = nil
      stack.scroll(by: cells)
      frame()
    case .scrollTo(let spec):
      scroll(to: spec)
    case .scrollToEdge(let edge):
      waiting = nil
      stack.scroll(to: edge == .top ? .start : .end)
      frame()
    case .scrollNested(let id, let cells):
      scrollNested(id, by: cells)
      frame()
    case .dragThumb(let fraction):
      waiting = nil
      stack.scroll(toThumb: fraction)
      frame()
    case .resize(let width, let height):
      viewport = Viewport(extent: height, crossExtent: width)
      frame()
    case .frames(let count):
      for _ in 0..<count { idleFrame() }
    case .change(let changes):
      for change in changes { apply(change) }
      resumeWaiting()
      frame()
    case .loop, .until, .expect, .expectEach:
      break
    }
  }

  private mutating func scroll(to spec: ScrollToSpec) {
    waiting = nil
    guard let target = row(named: spec.id) else {
      warn("no row \(spec.id)")
      waiting = spec
      return frame()
    }
    stack.scroll(to: .row(target, spec.at.anchor), duration: spec.duration ?? 0)
    guard spec.duration != nil else { return frame() }
    var left = spec.play ?? Int.max
    while left > 0, stack.isAnimating {
      frame()
      printLine()
      left -= 1
    }
    if !history.hasPrinted { printLine() }
  }

  /// A scroll asked for before its row existed goes there now.
  private mutating func resumeWaiting() {
    guard let spec = waiting, let target = row(named: spec.id) else { return }
    waiting = nil
    stack.scroll(to: .row(target, spec.at.anchor), duration: spec.duration ?? 0)
  }

  /// The row that an id of a row, a subview or a section means.
  private func row(named id: String) -> Row? {
    if let found = element(id) { return Row(run: found.run, element: found.element) }
    if let (run, subview) = source.catalogue.subview(id) { return Row(run: run, element: 0, subview: subview) }
    return source.catalogue.section(named: id).flatMap { stack.firstRow(of: $0) }
  }

  private mutating func scrollNested(_ id: String, by cells: Int) {
    guard let found = element(id), let nested = source.catalogue[found.run]?.nested else {
      return warn("no nested stack \(id)")
    }
    source.withBand(id, nested) { band, _ in band.stack.scroll(by: cells) }
  }
}

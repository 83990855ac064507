import LazyLayout
import TestSupport
import Testing

/// Frame deadlines on a virtual clock, with prefetch and without.
@Suite struct MissedDeadlineTests {
  /// A thousand frames of scrolling by one line or two over rows of four lines; each row is three units of work of 1 to 5 ms.
  private struct Scroll {
    /// Microseconds: a frame, and what of it goes to other things than rows.
    private static let frame = 16_667
    private static let otherWork = 6_000
    private(set) var missed = 0
    private(set) var prefetched = 0
    private(set) var longest = 0

    init(seed: UInt64, isPrefetching: Bool) {
      var random = SeededGenerator(seed: seed)
      var rows = CostlyRows(seed: seed, cost: 1_000...5_000, extent: 4)
      var stack = LazyStack()
      stack.insertRun(count: 1_000, kind: RowKind(0))
      let viewport = Viewport(extent: 40, crossExtent: 80)
      _ = stack.layout(viewport, at: rows.clock, source: &rows)
      // The user tries the first line and reads for a moment: before a scroll there is no direction to work in.
      stack.scroll(by: 1)
      _ = stack.layout(viewport, at: rows.clock, source: &rows)
      while isPrefetching, stack.prefetch(until: rows.clock + Self.frame, isIdle: true, source: &rows) {}
      for number in 1...1_000 {
        // The first screen took longer than a frame; the display goes on at its own pace from there.
        let start = max(rows.clock, 1_000_000 + number * Self.frame)
        let deadline = start + Self.frame
        rows.clock = start
        stack.scroll(by: Int.random(in: 1...2, using: &random))
        _ = stack.layout(viewport, at: start, source: &rows)
        rows.clock += Self.otherWork
        if isPrefetching { _ = stack.prefetch(until: deadline, source: &rows) }
        longest = max(longest, rows.clock - start)
        if rows.clock > deadline { missed += 1 }
      }
      prefetched = stack.statistics.prefetched
    }
  }

  @Test("F2: with prefetch no frame misses its deadline, without it many do", arguments: 1...5 as ClosedRange<UInt64>)
  func prefetchMissesNoDeadline(seed: UInt64) {
    let with = Scroll(seed: seed, isPrefetching: true)
    let without = Scroll(seed: seed, isPrefetching: false)
    print("seed \(seed), 1000 frames: \(with.missed) missed with prefetch, \(without.missed) without")
    #expect(with.missed == 0)
    #expect(without.missed >= 20)
    #expect(with.prefetched > 900)
    #expect(without.prefetched == 0)
  }

  @Test("F5: once the user stops, prefetch runs dry and then does nothing")
  func prefetchRunsDry() {
    var rows = CostlyRows(seed: 1, cost: 1_000...5_000, extent: 4)
    var stack = LazyStack()
    stack.insertRun(count: 1_000, kind: RowKind(0))
    let viewport = Viewport(extent: 40, crossExtent: 80)
    stack.scroll(by: 1)
    _ = stack.layout(viewport, at: rows.clock, source: &rows)
    var frames = 0
    while frames < 100, stack.prefetch(until: rows.clock + 16_667, isIdle: true, source: &rows) { frames += 1 }
    let clock = rows.clock
    #expect(frames < 100)
    #expect(!stack.prefetch(until: clock + 16_667, isIdle: true, source: &rows))
    #expect(rows.clock == clock)
  }
}

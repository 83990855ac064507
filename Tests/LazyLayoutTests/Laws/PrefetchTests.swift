import LazyLayout
import Testing

@Suite struct PrefetchTests {
  private let viewport = Viewport(extent: 10, crossExtent: 80)

  @Test("F5: a stack that was not scrolled has nothing to prefetch, and one that was comes to an end")
  func comesToAnEnd() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    stack.insertRun(count: 100, kind: RowKind(0))
    stack.layout(viewport, source: &rows)
    #expect(!stack.prefetch(until: 1000, source: &rows))
    #expect(rows.built.count == 10)
    stack.scroll(by: 1)
    stack.layout(viewport, source: &rows)
    #expect(!stack.prefetch(until: 1000, source: &rows))
    #expect(rows.built.count == 16 && rows.rendered.count == 16)
    #expect(!stack.prefetch(until: 1000, source: &rows))
    #expect(rows.built.count == 16)
  }

  @Test("F2: no unit starts that does not fit into what is left, and an unknown one only while most is left")
  func fitsTheFrame() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    rows.costs = { row, phase in row.element < 11 ? 0 : phase == .build ? 700 : 100 }
    stack.insertRun(count: 11, kind: RowKind(0))
    let dear = stack.insertRun(count: 100, kind: RowKind(1))
    rows.costs = { row, phase in row.run == dear ? (phase == .build ? 700 : 100) : 0 }
    stack.scroll(by: 1)
    stack.layout(viewport, source: &rows)
    #expect(stack.prefetch(until: rows.clock + 1000, source: &rows))
    #expect(rows.built.last == Row(run: dear, element: 0) && rows.clock == 700)
    #expect(stack.prefetch(until: rows.clock + 600, source: &rows))
    #expect(rows.clock <= 1300)
  }

  @Test("F4: a row prefetched appears only when it is placed")
  func prefetchDoesNotAppear() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    let run = stack.insertRun(count: 100, kind: RowKind(0))
    stack.scroll(by: 1)
    stack.layout(viewport, source: &rows)
    _ = stack.prefetch(until: 1000, source: &rows)
    let built = rows.built.count
    stack.scroll(by: 1)
    let frame = stack.layout(viewport, source: &rows)
    #expect(frame.appeared == [stack.id(of: Row(run: run, element: 11))])
    #expect(rows.built.count == built)
  }

  @Test("F6: scrolling by a cell over rows that are ready builds, measures and renders nothing")
  func scrollingIsFree() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 3 }
    stack.insertRun(count: 100, kind: RowKind(0))
    stack.scroll(by: 1)
    stack.layout(viewport, source: &rows)
    _ = stack.prefetch(until: 1000, source: &rows)
    let before = (rows.built.count, rows.measured.count, rows.rendered.count)
    stack.scroll(by: 1)
    stack.layout(viewport, source: &rows)
    #expect((rows.built.count, rows.measured.count, rows.rendered.count) == before)
  }

  @Test("F3: a nested stack is made ready unit by unit, only the columns that will show")
  func nestedUnits() {
    var stack = LazyStack()
    var columns = RowsOfNumbers { _, _ in 8 }
    stack.insertRun(count: 1000, kind: RowKind(0))
    let band = Viewport(extent: 40, crossExtent: 3)
    var units = 0
    while stack.pendingUnit(band) != nil {
      stack.performPendingUnit(band, source: &columns)
      units += 1
    }
    #expect(units == 15 && columns.built.count == 5)
    let frame = stack.layout(band, source: &columns)
    #expect(frame.rows.count == 5 && columns.built.count == 5 && columns.rendered.count == 5)
  }
}

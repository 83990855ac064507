import LazyLayout
import Testing

@Suite struct RetentionTests {
  private let viewport = Viewport(extent: 10, crossExtent: 80)

  @Test("S5: a kept row is never let go, and is once it need not be kept")
  func keptRows() throws {
    var stack = LazyStack(retention: 2)
    var rows = RowsOfNumbers { _, _ in 1 }
    let run = stack.insertRun(count: 1000, kind: RowKind(0))
    stack.layout(viewport, source: &rows)
    let focused = try #require(stack.id(of: Row(run: run, element: 4)))
    stack.keep(focused)
    for _ in 0..<20 {
      stack.scroll(by: 10)
      stack.layout(viewport, source: &rows)
    }
    #expect(stack.isLive(focused))
    #expect(!rows.released.contains(focused))
    stack.keep(focused, false)
    for _ in 0..<5 {
      stack.scroll(by: 10)
      stack.layout(viewport, source: &rows)
    }
    #expect(!stack.isLive(focused) && rows.released.contains(focused))
  }

  @Test("Rows that were measured to find a place, but not shown, are let go too")
  func hiddenRowsAreLetGo() {
    var stack = LazyStack(retention: 1)
    var rows = RowsOfNumbers { _, _ in 3 }
    stack.insertRun(count: 1000, kind: RowKind(0))
    for _ in 0..<30 {
      stack.scroll(by: 45)
      stack.layout(viewport, source: &rows)
    }
    #expect(stack.statistics.live < 60)
    #expect(rows.built.count - rows.released.count == stack.statistics.live)
  }

  @Test("A stack that lets all its rows go keeps its place and builds them again")
  func releaseAll() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 3 }
    stack.insertRun(count: 1000, kind: RowKind(0))
    stack.scroll(by: 100)
    let before = stack.layout(viewport, source: &rows)
    stack.releaseAll(source: &rows)
    #expect(stack.statistics.live == 0)
    let after = stack.layout(viewport, source: &rows)
    #expect(after.places == before.places && after.appeared.count == after.rows.count)
  }
}

import LazyLayout
import Testing

@Suite struct MarginTests {
  private let viewport = Viewport(extent: 10, crossExtent: 80)

  @Test("An empty stack with a margin has no negative size anywhere")
  func emptyWithMargin() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    stack.setMargins(leading: 3, trailing: 0)
    stack.scroll(by: -5)
    var frame = stack.layout(viewport, source: &rows)
    #expect(frame.contentOffset == 0 && frame.contentExtent == 3 && frame.isAtStart && frame.isAtEnd)
    stack.scroll(by: 9)
    frame = stack.layout(viewport, source: &rows)
    #expect(frame.contentOffset == 0)
  }

  @Test("A stack without rows scrolls over its margins")
  func scrollsWithoutRows() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    stack.setMargins(leading: 20, trailing: 15)
    stack.layout(viewport, source: &rows)
    stack.scroll(by: 7)
    #expect(stack.layout(viewport, source: &rows).contentOffset == 7)
    stack.scroll(to: .end)
    #expect(stack.layout(viewport, source: &rows).contentOffset == 25)
  }

  @Test("Rows below a margin that fills the viewport are not built")
  func nothingIsBuiltBelow() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    stack.insertRun(count: 100, kind: RowKind(0))
    stack.setMargins(leading: 12, trailing: 4)
    let frame = stack.layout(viewport, source: &rows)
    #expect(frame.rows.isEmpty && rows.built.isEmpty && frame.contentOffset == 0)
    stack.scroll(by: 5)
    #expect(stack.layout(viewport, source: &rows).places.first == [0, 7])
    stack.scroll(to: .end)
    let end = stack.layout(viewport, source: &rows)
    #expect(end.places.last == [99, 5] && end.contentOffset == 106 && end.contentExtent == 116)
  }

  @Test("A margin that changes moves no row in view, but at the start")
  func marginChanges() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 2 }
    stack.insertRun(count: 100, kind: RowKind(0))
    stack.setMargins(leading: 4, trailing: 0)
    stack.layout(viewport, source: &rows)
    stack.scroll(by: 9)
    let before = stack.layout(viewport, source: &rows)
    stack.setMargins(leading: 14, trailing: 0)
    let after = stack.layout(viewport, source: &rows)
    #expect(after.places == before.places && after.contentOffset == before.contentOffset + 10)
    stack.scroll(to: .start)
    #expect(stack.layout(viewport, source: &rows).contentOffset == 0)
  }
}

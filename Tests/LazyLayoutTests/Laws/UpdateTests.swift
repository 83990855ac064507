import LazyLayout
import Testing

@Suite struct UpdateTests {
  private let viewport = Viewport(extent: 10, crossExtent: 80)

  @Test("S3: survivors of new data keep their bodies, and the anchor its line")
  func survivorsKeepTheirBodies() throws {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 2 }
    let run = stack.insertRun(count: 100, kind: RowKind(0))
    stack.scroll(to: .row(Row(run: run, element: 50), .top))
    let before = stack.layout(viewport, source: &rows)
    let built = rows.built.count
    stack.update(run, count: 120, survivors: stack.knownElements(of: run).map { ($0, $0 + 20) })
    let after = stack.layout(viewport, source: &rows)
    #expect(after.rows.map(\.id) == before.rows.map(\.id))
    #expect(after.places.first == [70, 0])
    #expect(rows.built.count == built)
    #expect(after.appeared.isEmpty && after.disappeared.isEmpty)
  }

  @Test("Known elements are told from the anchor outwards")
  func knownElementsOutwards() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 2 }
    let run = stack.insertRun(count: 100, kind: RowKind(0))
    stack.layout(viewport, source: &rows)
    stack.scroll(to: .row(Row(run: run, element: 50), .top))
    stack.layout(viewport, source: &rows)
    #expect(Array(stack.knownElements(of: run).prefix(3)) == [50, 51, 52])
    #expect(stack.knownElements(of: run).last == 0)
  }

  @Test("L8: where no row in view survives, the nearest survivor before them takes over where it stood")
  func nearestSurvivorTakesOver() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 2 }
    let run = stack.insertRun(count: 100, kind: RowKind(0))
    stack.layout(viewport, source: &rows)
    stack.scroll(to: .row(Row(run: run, element: 50), .top))
    stack.layout(viewport, source: &rows)
    stack.update(run, count: 60, survivors: [(old: 40, new: 30)])
    let frame = stack.layout(viewport, source: &rows)
    #expect(frame.places.first == [40, 0])
  }

  @Test("An element of a dynamic run that gets more rows keeps the names of the first ones")
  func dynamicElementGrows() throws {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    rows.subviews = { _ in 2 }
    let run = stack.insertRun(count: 3, subviews: .dynamic, kind: RowKind(0))
    let before = stack.layout(viewport, source: &rows)
    #expect(before.rows.map(\.row.subview) == [0, 1, 0, 1, 0, 1])
    stack.setSubviews(3, ofElement: 1, in: run)
    let more = stack.layout(viewport, source: &rows)
    #expect(more.rows.map(\.row.element) == [0, 0, 1, 1, 1, 2, 2])
    #expect(more.rows[3].id == before.rows[3].id)
    stack.setSubviews(0, ofElement: 0, in: run)
    let fewer = stack.layout(viewport, source: &rows)
    #expect(fewer.rows.map(\.row.element) == [1, 1, 1, 2, 2])
    #expect(rows.released.count == 2)
  }
}

import LazyLayout
import Testing

@Suite struct GridTests {
  @Test("K1: fixed tracks take their size, flexible ones share what is left, adaptive ones become as many as fit")
  func tracks() {
    let fixed = GridTrack(.fixed(10), spacing: 2)
    #expect(GridTrack.tracks([fixed, GridTrack()], crossExtent: 30) == [0..<10, 12..<30])
    #expect(GridTrack.tracks([GridTrack(), GridTrack(), GridTrack()], crossExtent: 10).map(\.count) == [3, 3, 4])
    let adaptive = GridTrack(.adaptive(minimum: 10, maximum: .max), spacing: 1)
    #expect(GridTrack.tracks([adaptive], crossExtent: 35).map(\.count) == [11, 11, 11])
    #expect(GridTrack.tracks([adaptive], crossExtent: 5).map(\.count) == [10])
    let bounded = GridTrack(.flexible(minimum: 4, maximum: 6))
    #expect(GridTrack.tracks([bounded, GridTrack()], crossExtent: 20).map(\.count) == [6, 14])
    #expect(GridTrack.tracks([bounded, bounded], crossExtent: 2).map(\.count) == [4, 4])
  }

  @Test("Cells of neighbouring runs flow on in the same line")
  func flow() {
    let flow = GridFlow(counts: [3, 0, 5], tracks: 4)
    #expect(flow.lineCount == 2)
    #expect(flow.cells(ofLine: 0) == 0..<4 && flow.cells(ofLine: 1) == 4..<8)
    #expect(flow.place(ofCell: 3) == (2, 0) && flow.place(ofCell: 2) == (0, 2))
    #expect(flow.line(ofCell: flow.cell(4, ofRun: 2)) == 1)
    #expect(GridFlow(counts: [], tracks: 3).lineCount == 0)
  }

  @Test(
    "K1: a resize that changes the number of tracks keeps the anchor cell in the top line, and the way back its line")
  func anchorCellStays() throws {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 3 }
    var flow = GridFlow(counts: [1000], tracks: 4)
    let run = stack.insertRun(count: flow.lineCount, kind: RowKind(0))
    stack.scroll(to: .row(Row(run: run, element: 101), .top))
    stack.scroll(by: 1)
    stack.layout(Viewport(extent: 10, crossExtent: 80), source: &rows)
    let cell = flow.cells(ofLine: try #require(stack.anchorRow).element).lowerBound
    for tracks in [3, 7, 4] {
      let old = try #require(stack.anchorRow).element
      flow = GridFlow(counts: [1000], tracks: tracks)
      stack.reflow(run, lines: flow.lineCount, anchor: (old, flow.line(ofCell: cell)))
      let frame = stack.layout(Viewport(extent: 10, crossExtent: 20 * tracks), source: &rows)
      let top = try #require(frame.rows.first)
      #expect(flow.cells(ofLine: top.row.element).contains(cell))
      #expect(top.y == -1 && stack.remembersPlace)
    }
    #expect(stack.anchorRow == Row(run: run, element: 101))
  }
}

import TestSupport
import Testing

@testable import LazyLayout

@Suite struct ExtentsTests {
  @Test("Random edits, measurings and widths break no invariant", arguments: [1, 2, 3, 4] as [UInt64])
  func invariantsHold(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var stack = LazyStack(spacing: 1, pinned: [.sectionHeaders])
    var rows = RowsOfNumbers { row, width in (row.element * 7 + width) % 5 }
    rows.subviews = { $0 % 3 }
    var runs = [stack.insertRun(count: 100, kind: RowKind(0))]
    for step in 0..<400 {
      let run = runs[Int.random(in: 0..<runs.count, using: &random)]
      let count = stack.count(of: run)
      let index = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: stack.insert(Int.random(in: 0...9, using: &random), at: index, in: run)
      case 1: stack.remove(index..<min(count, index + 3), in: run)
      case 2 where index < count: stack.move(index..<index + 1, to: Int.random(in: 0..<count, using: &random), in: run)
      case 3: runs.append(stack.split(run, beforeElement: index))
      case 4:
        runs.append(
          stack.insertRun(
            count: 5, subviews: step % 2 == 0 ? .dynamic : .constant(2), kind: RowKind(step % 4), at: .after(run)))
      case 5 where runs.count > 1:
        stack.remove(run)
        runs.removeAll { $0 == run }
      case 6: stack.scroll(by: Int.random(in: -200...200, using: &random))
      case 7: stack.move(run, to: .after(runs[0]))
      case 8: stack.update(run, count: count, survivors: stack.knownElements(of: run).map { ($0, count - 1 - $0) })
      default: stack.scroll(to: .row(Row(run: run, element: index), .center))
      }
      let width = step % 50 == 0 ? Int.random(in: 0...9, using: &random) : 5
      stack.layout(Viewport(extent: 20, crossExtent: width), source: &rows)
      try #require(stack.brokenInvariant == nil, "seed \(seed), step \(step)")
    }
  }

  @Test("A run of a million untouched rows is one piece, and a look at its middle makes it a few dozen")
  func memoryGrowsWithTheRowsMeasured() {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 3 }
    let run = stack.insertRun(count: 1_000_000, kind: RowKind(0))
    #expect(stack.extents.pieces.all(in: stack.extents.runs[run.rawValue].root).count == 1)
    stack.scroll(to: .row(Row(run: run, element: 500_000), .top))
    let frame = stack.layout(Viewport(extent: 30, crossExtent: 80), source: &rows)
    #expect(frame.places.first == [500_000, 0])
    #expect(stack.extents.pieces.all(in: stack.extents.runs[run.rawValue].root).count < 40)
    #expect(rows.built.count < 30)
  }

  @Test("L2: each kind has its own mean, and one never measured has that of all rows")
  func meansByKind() {
    var stack = LazyStack()
    let tall = stack.insertRun(count: 10, kind: RowKind(1))
    stack.insertRun(count: 10, kind: RowKind(2))
    stack.insertRun(count: 10, kind: RowKind(3))
    var rows = RowsOfNumbers { row, _ in row.run == tall ? 9 : 1 }
    stack.layout(Viewport(extent: 92, crossExtent: 80), source: &rows)
    let frame = stack.layout(Viewport(extent: 92, crossExtent: 80), source: &rows)
    let mean = (90.0 + 2) / 12
    #expect(frame.contentExtent == 90 + 10 + Int((10 * mean).rounded()))
  }

  @Test("L2: a row measured at an earlier width is estimated by the ratio of the rows measured at both")
  func ratioOfWidths() {
    var stack = LazyStack()
    stack.insertRun(count: 40, kind: RowKind(1))
    var rows = RowsOfNumbers { row, width in (row.element % 2 == 0 ? 2 : 6) * 80 / width }
    for _ in 0..<20 {
      stack.scroll(by: 8)
      stack.layout(Viewport(extent: 8, crossExtent: 80), source: &rows)
    }
    let frame = stack.layout(Viewport(extent: 8, crossExtent: 40), source: &rows)
    #expect(frame.contentExtent == 320)
  }

  @Test("Names outlive everything that happens around their rows")
  func namesAreStable() throws {
    var stack = LazyStack()
    var rows = RowsOfNumbers { _, _ in 1 }
    let run = stack.insertRun(count: 50, kind: RowKind(0))
    stack.layout(Viewport(extent: 10, crossExtent: 80), source: &rows)
    let id = try #require(stack.id(of: Row(run: run, element: 4)))
    stack.insert(3, at: 0, in: run)
    stack.remove(1..<2, in: run)
    #expect(stack.row(of: id) == Row(run: run, element: 6))
    let rest = stack.split(run, beforeElement: 6)
    #expect(stack.row(of: id) == Row(run: rest, element: 0))
    stack.move(rest, to: .before(run))
    #expect(stack.row(of: id) == Row(run: rest, element: 0))
    stack.remove(rest)
    #expect(stack.row(of: id) == nil)
    #expect(!stack.isLive(id))
  }
}

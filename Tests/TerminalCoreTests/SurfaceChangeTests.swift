@testable import TerminalCore
import TestSupport
import Testing

@Suite struct SurfaceChangeTests {
  /// A surface whose rows show these texts.
  private func surface(_ rows: [String], width: Int = 12) -> Surface {
    var surface = Surface(size: Size(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      for (x, glyph) in Glyphs(row).enumerated() { surface.put(Cell(glyph), x: x, y: y) }
    }
    return surface
  }

  @Test func `equal surfaces need nothing`() {
    let same = surface(["a", "b"])
    let change = SurfaceChange(from: same, to: same)
    #expect(change.shift == nil && change.rows.isEmpty)
  }

  @Test func `a list that scrolls between header and status line is a shift and one row`() {
    let old = surface(["HEAD", "one", "two", "three", "four", "five", "STATUS"])
    let new = surface(["HEAD", "two", "three", "four", "five", "six", "STATUS"])
    let change = SurfaceChange(from: old, to: new)
    #expect(change.shift == .init(rows: 1..<6, distance: 1))
    #expect(change.rows == [5])
    let back = SurfaceChange(from: new, to: old)
    #expect(back.shift == .init(rows: 1..<6, distance: -1))
    #expect(back.rows == [1])
  }

  @Test func `a status line that changes with the scroll is painted, not moved`() {
    let old = surface(["HEAD", "one", "two", "three", "four", "five", "step 1"])
    let new = surface(["HEAD", "three", "four", "five", "six", "seven", "step 3"])
    let change = SurfaceChange(from: old, to: new)
    #expect(change.shift == .init(rows: 1..<6, distance: 2))
    #expect(change.rows == [4, 5, 6])
  }

  @Test func `the thumb of a scroll bar does not hide the shift`() {
    let old = surface(["one       #", "two       #", "three     |", "four      |", "five      |", "six       |"])
    let new = surface(["two       |", "three     #", "four      #", "five      |", "six       |", "seven     |"])
    let change = SurfaceChange(from: old, to: new)
    #expect(change.shift == .init(rows: 3..<6, distance: 1))
    #expect(change.rows == [0, 1, 2, 5])
  }

  @Test func `few rows are painted rather than moved`() {
    let change = SurfaceChange(from: surface(["a", "b", "c"]), to: surface(["b", "x", "c"]))
    #expect(change.shift == nil && change.rows == [0, 1])
  }

  @Test func `surfaces without rows or columns can be compared`() {
    for size in [Size(), Size(width: 0, height: 4), Size(width: 4, height: 0)] {
      let change = SurfaceChange(from: Surface(size: size), to: Surface(size: size))
      #expect(change.shift == nil && change.rows.isEmpty)
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `applying a change to the old surface gives the new one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let height = Int.random(in: 0...30, using: &random)
    let words = (0...Int.random(in: 1...40, using: &random)).map { "w\($0)" }
    let old = (0..<height).map { _ in words.randomElement(using: &random) ?? "" }
    var new = old
    if height > 4 {
      let rows = Int.random(in: 0...1, using: &random)..<height - Int.random(in: 0...2, using: &random)
      let distance = Int.random(in: -rows.count...rows.count, using: &random)
      for y in rows {
        new[y] = rows.contains(y + distance) ? old[y + distance] : words.randomElement(using: &random) ?? ""
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) { new[Int.random(in: 0..<height, using: &random)] = "changed" }
    }
    let change = SurfaceChange(from: surface(old), to: surface(new))
    var applied = old
    if let shift = change.shift {
      #expect(shift.rows.lowerBound >= 0 && shift.rows.upperBound <= height, "seed \(seed)")
      for y in shift.rows { applied[y] = shift.source(of: y).map { old[$0] } ?? "" }
    }
    for y in change.rows { applied[y] = new[y] }
    #expect(applied == new, "seed \(seed)")
    #expect(change.rows.count <= zip(old, new).count { $0 != $1 }, "seed \(seed)")
  }

  @Test func `a cell has no gaps, as the row hashes assume`() {
    #expect(MemoryLayout<Cell>.size == 24 && MemoryLayout<Cell>.stride == 24)
  }

  @Test func `rows that differ in one cell's style have different hashes`() {
    var one = surface(["abc"])
    var seen: Set<UInt64> = Set(one.rowHashes)
    for x in 0..<12 {
      one = surface(["abc"])
      one.restyle(Rect(x: x, y: 0, width: 1, height: 1)) { $0.attributes = .bold }
      #expect(seen.insert(one.rowHashes[0]).inserted)
      one.restyle(Rect(x: x, y: 0, width: 1, height: 1)) { $0.foreground = .red }
      #expect(seen.insert(one.rowHashes[0]).inserted)
    }
  }
}

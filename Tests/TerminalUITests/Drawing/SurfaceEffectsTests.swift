import TerminalCore
import Testing

@testable import TerminalUI

@MainActor @Suite struct SurfaceEffectsTests {
  private func surface(_ rows: String...) -> Surface {
    var surface = Surface(size: Size(width: TextWidth.width(of: rows.first ?? ""), height: rows.count))
    for (y, row) in rows.enumerated() {
      var x = 0
      for glyph in Glyphs(row) {
        surface.put(Cell(glyph), x: x, y: y)
        x += glyph.width
      }
    }
    return surface
  }

  private func text(_ patch: CellPatch) -> [String] {
    guard patch.frame.width > 0 else { return [] }
    return stride(from: 0, to: patch.cells.count, by: patch.frame.width).map { start in
      patch.cells[start..<start + patch.frame.width].map { $0?.glyph.text ?? "·" }.joined()
    }
  }

  private let everywhere = Rect(x: -50, y: -50, width: 100, height: 100)

  @Test func twiceTheScaleShowsEachCellFourTimesAroundTheAnchor() {
    let patch = surface("ab", "cd").scaled(x: 2, y: 2, anchor: .topLeading, within: everywhere)
    #expect(patch.frame == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(text(patch) == ["aabb", "aabb", "ccdd", "ccdd"])
    let centred = surface("ab", "cd").scaled(x: 2, y: 2, within: everywhere)
    #expect(centred.frame == Rect(x: -1, y: -1, width: 4, height: 4))
  }

  @Test func halfTheScaleLeavesEachOtherCell() {
    let patch = surface("abcd", "efgh").scaled(x: 0.5, y: 0.5, anchor: .topLeading, within: everywhere)
    #expect(text(patch) == ["fh"])
  }

  @Test func aScaleOfNothingOrNoNumberShowsNothing() {
    for factor in [0, Double.nan, Double.infinity, -Double.infinity] {
      #expect(surface("ab").scaled(x: factor, y: 1, within: everywhere).cells.isEmpty)
    }
  }

  @Test func aHugeScaleMakesOnlyWhatIsSeen() {
    let patch = surface("ab").scaled(x: 1e9, y: 1e9, within: Rect(x: 0, y: 0, width: 3, height: 2))
    #expect(text(patch) == ["abb", "abb"])
  }

  @Test func halfATurnIsExactAndAQuarterSwapsTheSides() {
    let half = surface("abcd", "efgh").rotated(by: .degrees(180), within: everywhere)
    #expect(text(half) == ["hgfe", "dcba"])
    let quarter = surface("abcd", "efgh").rotated(by: .degrees(90), within: everywhere)
    #expect(quarter.frame.size == Size(width: 4, height: 2))
    #expect(text(quarter) == ["ffbb", "hhdd"])
  }

  @Test func whatATurnLeavesOpenIsAHole() {
    let patch = surface("xxxxxxxx", "xxxxxxxx", "xxxxxxxx", "xxxxxxxx").rotated(by: .degrees(45), within: everywhere)
    #expect(text(patch).first?.contains("·") == true)
  }

  @Test func aWideGlyphIsKeptWholeOrIsABlank() {
    #expect(text(surface("漢x").scaled(x: 1, y: 2, anchor: .topLeading, within: everywhere)) == ["漢x", "漢x"])
    #expect(text(surface("漢x").scaled(x: 2, y: 1, anchor: .topLeading, within: everywhere)) == [" 漢 xx"])
    #expect(text(surface("漢x").resized(to: Size(width: 1, height: 1))) == [" "])
  }

  @Test func aScaledViewKeepsItsPlaceAndIsClippedByTheScreen() {
    let host = ViewHost(width: 4, height: 3) { Text("ab").scaleEffect(9) }
    #expect(host.screen == "aabb\naabb\naabb")
    let small = ViewHost(width: 4, height: 1) {
      HStack(spacing: 0) {
        Text("ab").scaleEffect(0); Text("c")
      }
    }
    #expect(small.screen == "  c")
  }
}

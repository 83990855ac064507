/// Cells with holes, put somewhere: what an effect makes of a surface.
///
/// What lies behind shows through the holes.
struct CellPatch: Equatable {
  /// Where the cells lie, in the coordinates of the surface that they were made from.
  let frame: Rect
  /// The cells row by row; `nil` where nothing is.
  private(set) var cells: [Cell?]

  /// Takes each cell from where `source` says, reading a surface by its nearest cell.
  ///
  /// Half of a wide glyph without the other is a blank in its colours.
  ///
  /// - Complexity: O(cells of `frame`).
  init(frame: Rect, of surface: Surface, from source: (_ x: Double, _ y: Double) -> (x: Double, y: Double)) {
    self.frame = frame
    cells = []
    guard !frame.isEmpty else { return }
    cells.reserveCapacity(frame.width * frame.height)
    func place(_ x: Int, _ y: Int) -> Point? {
      let place = source(Double(x) + 0.5, Double(y) + 0.5)
      let (column, row) = (place.x.rounded(.down), place.y.rounded(.down))
      guard column >= 0, row >= 0, column < Double(surface.size.width), row < Double(surface.size.height) else {
        return nil
      }
      return Point(x: Int(column), y: Int(row))
    }
    for y in frame.minY..<frame.maxY {
      var isHalfDone = false
      for x in frame.minX..<frame.maxX {
        guard let from = place(x, y) else {
          cells.append(nil)
          continue
        }
        var cell = surface[from.x, from.y]
        if isHalfDone {
          isHalfDone = false
        } else if cell.glyph.width == 2 {
          isHalfDone = x + 1 < frame.maxX && place(x + 1, y) == Point(x: from.x + 1, y: from.y)
          if !isHalfDone { cell.glyph = .blank }
        } else if cell.glyph.width == 0 {
          cell.glyph = .blank
        }
        cells.append(cell)
      }
    }
  }
}

extension Painter {
  /// Draws the cells of a patch, whose coordinates are those of the present element.
  mutating func draw(_ patch: CellPatch, at place: Point = .zero) {
    for (index, cell) in patch.cells.enumerated() {
      guard let cell else { continue }
      put(
        cell, x: place.x + patch.frame.minX + index % patch.frame.width,
        y: place.y + patch.frame.minY + index / patch.frame.width)
    }
  }
}

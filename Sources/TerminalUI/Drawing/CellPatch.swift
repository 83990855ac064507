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
    self.init(frame: frame, of: surface) { (x: Int, y: Int) -> Point? in
      let place = source(Double(x) + 0.5, Double(y) + 0.5)
      guard let column = Self.cell(at: place.x, of: surface.size.width),
        let row = Self.cell(at: place.y, of: surface.size.height)
      else { return nil }
      return Point(x: column, y: row)
    }
  }

  /// The same where a cell's column follows from its column alone, and its row from its row.
  init(
    frame: Rect, of surface: Surface, column: (_ x: Double) -> Double, row: (_ y: Double) -> Double
  ) {
    let columns = (frame.minX..<max(frame.minX, frame.maxX)).map {
      Self.cell(at: column(Double($0) + 0.5), of: surface.size.width)
    }
    let rows = (frame.minY..<max(frame.minY, frame.maxY)).map {
      Self.cell(at: row(Double($0) + 0.5), of: surface.size.height)
    }
    self.init(frame: frame, of: surface) { (x: Int, y: Int) -> Point? in
      guard let column = columns[x - frame.minX], let row = rows[y - frame.minY] else { return nil }
      return Point(x: column, y: row)
    }
  }

  private static func cell(at place: Double, of length: Int) -> Int? {
    let cell = place.rounded(.down)
    return cell >= 0 && cell < Double(length) ? Int(cell) : nil
  }

  private init(frame: Rect, of surface: Surface, place: (_ x: Int, _ y: Int) -> Point?) {
    self.frame = frame
    cells = []
    guard !frame.isEmpty else { return }
    cells.reserveCapacity(frame.width * frame.height)
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
    var index = 0
    for y in patch.frame.minY..<max(patch.frame.minY, patch.frame.maxY) {
      for x in patch.frame.minX..<patch.frame.maxX {
        if let cell = patch.cells[index] { put(cell, x: place.x + x, y: place.y + y) }
        index += 1
      }
    }
  }
}

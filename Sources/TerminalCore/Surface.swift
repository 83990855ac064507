/// A rectangle of cells to draw into: a value, composed from others and compared with others.
///
/// Invariant: a wide glyph is followed by `Glyph.continuation` in its row, and a continuation follows a wide glyph;
/// whatever would split one leaves blanks.
public struct Surface: Hashable, Sendable {
  /// The extent, never negative.
  public let size: Size
  /// The cells, row by row.
  public private(set) var cells: [Cell]

  /// Creates a surface in which every cell is `cell`; a negative extent counts as 0.
  public init(size: Size, filledWith cell: Cell = .blank) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The rectangle of all its cells.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell in column `x` of row `y`, which must lie inside.
  public subscript(x: Int, y: Int) -> Cell {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "a cell inside the surface")
    return cells[y * size.width + x]
  }

  /// The cells of row `y`, which must lie inside.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    precondition(y >= 0 && y < size.height, "a row inside the surface")
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// The column after the last one of row `y` that is not blank; 0 if all are.
  public func usedWidth(ofRow y: Int) -> Int {
    var width = size.width
    while width > 0, cells[y * size.width + width - 1] == .blank { width -= 1 }
    return width
  }

  /// Calls `body` with the memory of all cells, row by row, to write rows whole.
  ///
  /// The caller keeps wide glyphs whole.
  public mutating func withUnsafeMutableCells<Result>(_ body: (UnsafeMutableBufferPointer<Cell>) -> Result) -> Result {
    cells.withUnsafeMutableBufferPointer { body($0) }
  }
}

extension Surface {
  /// Puts a glyph at a place if it lies inside `clip` and the surface whole; its missing background is what is there.
  public mutating func put(_ cell: Cell, x: Int, y: Int, clip: Rect? = nil) {
    let area = clip ?? bounds
    guard y >= area.minY, y < area.maxY, x < area.maxX, x >= area.minX, cell.glyph.width > 0,
      y >= 0, y < size.height, x >= 0, x < size.width
    else { return }
    let start = y * size.width
    var cell = cell
    if cell.style.background == .default { cell.style.background = cells[start + x].style.background }
    if cell.glyph.width == 1, cells[start + x].glyph.width == 1 {
      cells[start + x] = cell
      return
    }
    let fits = x + cell.glyph.width <= min(area.maxX, size.width)
    splitWide(at: x, row: start)
    if cell.glyph.width == 2 {
      guard fits else {
        cells[start + x] = Cell(.blank, style: cell.style)
        return
      }
      splitWide(at: x + 1, row: start)
      cells[start + x + 1] = Cell(.continuation, style: cell.style)
    }
    cells[start + x] = cell
  }

  /// Fills the part of `rect` that lies inside with one narrow cell, whatever was there.
  public mutating func fill(_ rect: Rect, with cell: Cell = .blank) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      splitWide(at: area.minX, row: y * size.width)
      splitWide(at: area.maxX - 1, row: y * size.width)
    }
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      guard let first = cells.baseAddress.map({ $0 + area.minY * width + area.minX }) else { return }
      first.update(repeating: cell, count: area.width)
      // Copying memory is several times faster than repeating a cell.
      for row in 1..<max(1, area.height) { (first + row * width).update(from: first, count: area.width) }
    }
  }

  /// Changes the style of the part of `rect` that lies inside.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for index in y * size.width + area.minX..<y * size.width + area.maxX { change(&cells[index].style) }
    }
  }

  /// Copies `other` so that its top left cell comes to `origin`, as far as it lies inside `clip` and this surface.
  ///
  /// - Complexity: O(cells copied).
  public mutating func draw(_ other: Surface, at origin: Point, clip: Rect? = nil) {
    let target = Rect(origin: origin, size: other.size).intersection(clip.map { bounds.intersection($0) } ?? bounds)
    guard !target.isEmpty else { return }
    let width = size.width
    other.cells.withUnsafeBufferPointer { source in
      for y in target.minY..<target.maxY {
        let start = y * width
        splitWide(at: target.minX, row: start)
        splitWide(at: target.maxX - 1, row: start)
        let from = (y - origin.y) * other.size.width + target.minX - origin.x
        cells.withUnsafeMutableBufferPointer { cells in
          guard let to = cells.baseAddress, let from = source.baseAddress?.advanced(by: from) else { return }
          (to + start + target.minX).update(from: from, count: target.width)
        }
        mendEdges(of: target, row: start)
      }
    }
  }

  /// Blanks halves of wide glyphs that the edges of a copied piece cut off.
  private mutating func mendEdges(of target: Rect, row start: Int) {
    if cells[start + target.minX].glyph.width == 0 { cells[start + target.minX].glyph = .blank }
    let last = start + target.maxX - 1
    if cells[last].glyph.width == 2 { cells[last].glyph = .blank }
  }

  /// Blanks the other half of a wide glyph before one of its halves at column `x` is overwritten.
  private mutating func splitWide(at x: Int, row start: Int) {
    let width = cells[start + x].glyph.width
    if width == 1 { return }
    if width == 2, x + 1 < size.width {
      cells[start + x + 1].glyph = .blank
      cells[start + x].glyph = .blank
    } else if width == 0, x > 0 {
      cells[start + x - 1].glyph = .blank
      cells[start + x].glyph = .blank
    }
  }
}

extension Surface: CustomStringConvertible {
  /// The rows as text joined by line feeds, blanks at their ends trimmed: what a test compares.
  public var description: String {
    (0..<size.height).map { y in
      var line = ""
      for cell in row(y) { line += cell.glyph.text }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

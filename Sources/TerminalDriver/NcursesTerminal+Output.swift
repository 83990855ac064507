import CNcurses
import TerminalCore

extension NcursesTerminal {
  public func present(_ surface: Surface, cursor: Point?) {
    guard state == .running else { return }
    cn_guard_thread()
    let surface = fitted(surface)
    if let shown, shown.size == surface.size {
      let change = SurfaceChange(from: shown, to: surface)
      if change.rows.isEmpty, change.shift == nil, cursor == shownCursor { return }
      if let shift = change.shift {
        cn_scroll(Int32(shift.rows.lowerBound), Int32(shift.rows.upperBound - 1), Int32(shift.distance))
      }
      paint(change.rows, of: surface)
    } else {
      paint(0..<surface.size.height, of: surface)
    }
    shown = surface
    show(cursor)
    cn_update()
  }

  public func invalidate() {
    guard state == .running else { return }
    cn_invalidate()
    shown = nil
  }

  /// The surface in the terminal's size, which may have changed since it was drawn.
  private func fitted(_ surface: Surface) -> Surface {
    guard surface.size != size else { return surface }
    var fitted = Surface(size: size)
    fitted.draw(surface, at: .zero)
    return fitted
  }

  private func show(_ cursor: Point?) {
    let cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
    if let cursor {
      cn_show_cursor(Int32(cursor.y), Int32(cursor.x))
    } else if shownCursor != nil {
      cn_hide_cursor()
    }
    shownCursor = cursor
  }

  /// Gives rows to ncurses; when the screen has more pairs of colours than it can number, all with coarser colours.
  private func paint(_ rows: some Sequence<Int>, of surface: Surface) {
    for y in rows where !paintRow(y, of: surface) {
      colors.precision -= 1
      pairs = ColorPairs(capacity: pairCapacity)
      cn_invalidate()
      return paint(0..<surface.size.height, of: surface)
    }
  }

  /// Gives a row to ncurses; false if its colours could not be numbered.
  private func paintRow(_ y: Int, of surface: Surface) -> Bool {
    // Local while it is filled, which spares a check for each cell.
    var row = self.row
    self.row = []
    defer { self.row = row }
    row.removeAll(keepingCapacity: true)
    let cells = surface.row(y)
    let used = cells.startIndex + surface.usedWidth(ofRow: y)
    var style = Style.plain
    var pair: Int32 = 0
    for cell in cells[..<used] {
      if cell.style != style {
        style = cell.style
        guard let number = number(of: style, on: surface) else { return false }
        pair = number
      }
      encoder.encode(cell.glyph, attributes: style.attributes.rawValue, pair: pair, into: &row)
    }
    // The last corner is written with wrapping off, where terminals differ on which letter a mark goes to, and rows move
    // to and from there.
    if used == cells.endIndex, !row.isEmpty { row[row.count - 1].text = (row[row.count - 1].text.0, 0, 0, 0) }
    cn_put_row(Int32(y), row, Int32(row.count), Int32(used - cells.startIndex))
    return true
  }

  /// The number of a style's colours; `nil` if every number is needed by what is on `surface`.
  private func number(of style: Style, on surface: Surface) -> Int32? {
    let pair = ColorPairs.Pair(style, colors)
    switch pairs.number(of: pair) {
    case .known(let number): return number
    case .new(let number): return define(number, pair)
    case .none:
      guard pairCapacity > 0 else { return 0 }
      pairs.keepFromNowOn()
      for cell in surface.cells { pairs.keep(ColorPairs.Pair(cell.style, colors)) }
      if case .new(let number) = pairs.number(of: pair) { return define(number, pair) }
      return colors.precision > 1 && colors.range == .direct ? nil : 0
    }
  }

  private func define(_ number: Int32, _ pair: ColorPairs.Pair) -> Int32 {
    cn_define_pair(number, pair.foreground, pair.background) ? number : 0
  }
}

extension ColorPairs.Pair {
  /// The pair of a style.
  init(_ style: Style, _ colors: ColorMap) {
    self.init(foreground: colors.number(of: style.foreground), background: colors.number(of: style.background))
  }
}

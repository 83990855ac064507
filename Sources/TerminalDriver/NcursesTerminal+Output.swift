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
      if let shift = change.shift, !scroll(shift) { paint(shift.rows, of: surface) }
      paint(change.rows, of: surface, after: change.shift)
    } else {
      isMoved = Array(repeating: false, count: surface.size.height)
      paint(0..<surface.size.height, of: surface)
    }
    if looksEverywhere { settle(on: surface) }
    looksEverywhere = false
    shown = surface
    show(cursor)
    cn_update()
  }

  public func invalidate() {
    guard state == .running else { return }
    setModes()
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

  /// Moves rows on the terminal; whether it can.
  ///
  /// ncurses' two pictures of the screen, of what is there and what is to be there, are left as they are for these rows:
  /// it does not look at them until they are painted.
  private func scroll(_ shift: SurfaceChange.Shift) -> Bool {
    guard cn_scroll(Int32(shift.rows.lowerBound), Int32(shift.rows.upperBound - 1), Int32(shift.distance)) else {
      return false
    }
    for row in shift.rows { isMoved[row] = true }
    return true
  }

  /// Gives rows to ncurses; when the screen has more pairs of colours than it can number, all with coarser colours.
  private func paint(_ rows: some Sequence<Int>, of surface: Surface, after shift: SurfaceChange.Shift? = nil) {
    for y in rows {
      if isMoved[y] { note(y, after: shift) }
      guard let used = encode(y, of: surface, { number(of: $0, on: surface) }) else {
        colors.precision -= 1
        pairs = ColorPairs(capacity: pairCapacity)
        cn_invalidate()
        isMoved = Array(repeating: false, count: surface.size.height)
        return paint(0..<surface.size.height, of: surface)
      }
      cn_put_row(Int32(y), row, Int32(row.count), Int32(used))
    }
  }

  /// Tells ncurses what the terminal shows in a row that moved, before it compares it with what is to be there.
  private func note(_ y: Int, after shift: SurfaceChange.Shift?) {
    isMoved[y] = false
    guard let shown, let source = shift.map({ $0.source(of: y) }) ?? y else { return cn_note_row(Int32(y), nil, 0, 0) }
    if let used = encode(source, of: shown, { pairs.known(ColorPairs.Pair($0, colors)) }) {
      cn_note_row(Int32(y), row, Int32(row.count), Int32(used))
    } else {
      cn_forget_row(Int32(y))
    }
  }

  /// Brings ncurses' pictures of the rows that moved up to date, for when it looks at all rows.
  func settle(on surface: Surface) {
    shown = surface
    paint(isMoved.indices.filter { isMoved[$0] }, of: surface)
  }

  /// Turns a row into what ncurses takes, in `row`; the columns up to its last one in use, or `nil` if the colours of one
  /// have no number.
  private func encode(_ y: Int, of surface: Surface, _ number: (Style) -> Int32?) -> Int? {
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
        guard let number = number(style) else { return nil }
        pair = number
      }
      encoder.encode(cell.glyph, attributes: style.attributes.rawValue, pair: pair, into: &row)
    }
    // The last corner is written with wrapping off, where terminals differ on which letter a mark goes to, and rows move
    // to and from there.
    if used == cells.endIndex, !row.isEmpty { row[row.count - 1].text = (row[row.count - 1].text.0, 0, 0, 0) }
    return used - cells.startIndex
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
    if number == 1 || pairs.isFull { looksEverywhere = true }
    return cn_define_pair(number, pair.foreground, pair.background) ? number : 0
  }
}

extension ColorPairs.Pair {
  /// The pair of a style.
  init(_ style: Style, _ colors: ColorMap) {
    self.init(foreground: colors.number(of: style.foreground), background: colors.number(of: style.background))
  }
}

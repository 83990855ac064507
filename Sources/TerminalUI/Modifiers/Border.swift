struct BorderModifier: ElementModifier, Equatable {
  let color: Color

  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    painter.draw(inner)
    painter.drawBorder(Rect(origin: .zero, size: size), style: Style(foreground: color))
  }
}

extension Painter {
  /// Draws a line along the edge of a rectangle, inside it.
  mutating func drawBorder(_ frame: Rect, style: Style) {
    guard !frame.isEmpty else { return }
    let marks = isUnicode ? Array("┌┐└┘─│".unicodeScalars) : Array("++++-|".unicodeScalars)
    func cell(_ index: Int) -> Cell { Cell(Glyph(scalar: marks[index], width: 1), style: style) }
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    for x in frame.minX...right {
      put(cell(4), x: x, y: frame.minY)
      put(cell(4), x: x, y: bottom)
    }
    for y in frame.minY...bottom {
      put(cell(5), x: frame.minX, y: y)
      put(cell(5), x: right, y: y)
    }
    put(cell(0), x: frame.minX, y: frame.minY)
    put(cell(1), x: right, y: frame.minY)
    put(cell(2), x: frame.minX, y: bottom)
    put(cell(3), x: right, y: bottom)
  }
}

extension View {
  /// Draws a border a cell wide inside the view's own edge, over what is there, as SwiftUI does; add padding for room.
  public func border(_ color: Color, width: Int = 1) -> some View { modified(BorderModifier(color: color)) }
}

struct BorderModifier: ElementModifier, Equatable {
  let color: Color

  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    painter.draw(inner)
    guard !size.isEmpty else { return }
    let marks = painter.isUnicode ? Array("┌┐└┘─│".unicodeScalars) : Array("++++-|".unicodeScalars)
    let style = Style(foreground: color)
    func put(_ index: Int, _ x: Int, _ y: Int) {
      painter.put(Cell(Glyph(scalar: marks[index], width: 1), style: style), x: x, y: y)
    }
    for x in 0..<size.width {
      put(4, x, 0)
      put(4, x, size.height - 1)
    }
    for y in 0..<size.height {
      put(5, 0, y)
      put(5, size.width - 1, y)
    }
    put(0, 0, 0)
    put(1, size.width - 1, 0)
    put(2, 0, size.height - 1)
    put(3, size.width - 1, size.height - 1)
  }
}

extension View {
  /// Draws a border a cell wide inside the view's own edge, over what is there, as SwiftUI does; add padding for room.
  public func border(_ color: Color, width: Int = 1) -> some View { modified(BorderModifier(color: color)) }
}

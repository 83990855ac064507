/// What elements draw with: a surface, where the element's top left corner is on it, and what may be drawn on.
@MainActor struct Painter {
  var surface: Surface
  /// The element's top left cell on the surface.
  var origin = Point.zero
  /// The part of the surface that may be drawn on.
  var clip: Rect
  /// The visible rect of the innermost scroll view, on the surface; effects follow it.
  var viewport: Rect?
  let graph: ViewGraph

  init(size: Size, graph: ViewGraph) { self.init(on: Surface(size: size), graph: graph) }

  /// Draws on a surface that is blank.
  init(on surface: Surface, graph: ViewGraph) {
    self.surface = surface
    clip = surface.bounds
    self.graph = graph
  }

  var isUnicode: Bool { graph.capabilities.isUnicode }

  mutating func put(_ cell: Cell, x: Int, y: Int) { surface.put(cell, x: origin.x + x, y: origin.y + y, clip: clip) }

  mutating func put(_ text: String, x: Int, y: Int, style: Style) {
    var x = x
    for glyph in Glyphs(text) {
      put(Cell(glyph, style: style), x: x, y: y)
      x += glyph.width
    }
  }

  mutating func fill(_ rect: Rect, with cell: Cell) {
    surface.fill(rect.offsetBy(x: origin.x, y: origin.y).intersection(clip), with: cell)
  }

  mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    surface.restyle(rect.offsetBy(x: origin.x, y: origin.y).intersection(clip), change)
  }

  mutating func draw(_ other: Surface, x: Int = 0, y: Int = 0) {
    surface.draw(other, at: Point(x: origin.x + x, y: origin.y + y), clip: clip)
  }

  /// Draws an element at its place in this one.
  mutating func draw(_ element: ViewNode) {
    draw(element, at: element.origin)
  }

  mutating func draw(_ element: ViewNode, at place: Point) {
    let before = origin
    origin = origin + place
    element.draw(&self)
    origin = before
  }

  /// Draws with a smaller clip.
  mutating func clipped(to rect: Rect, _ body: (inout Painter) -> Void) {
    let before = clip
    clip = clip.intersection(rect.offsetBy(x: origin.x, y: origin.y))
    if !clip.isEmpty { body(&self) }
    clip = before
  }

  /// What an element looks like, on a surface of its own.
  func rendered(_ element: ViewNode) -> Surface {
    var painter = Painter(size: element.size, graph: graph)
    element.draw(&painter)
    return painter.surface
  }
}

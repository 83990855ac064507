/// A symbol, or cells made elsewhere, such as a picture rendered for the terminal.
public struct Image: PrimitiveView, Equatable {
  enum Source: Hashable {
    case symbol(Symbol)
    case cells(Surface)
  }

  let source: Source
  private(set) var isResizable = false

  /// Creates the image of a system symbol: one character that comes near it, a box where none is known.
  public init(systemName: String) { source = .symbol(Symbol(named: systemName)) }

  /// Creates an image of cells.
  public init(_ cells: Surface) { source = .cells(cells) }

  /// The image at the size it is offered, each cell taken from the nearest one; a symbol stays one cell.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public static func _makeNode(_ view: Image, _ context: NodeContext) -> ViewNode { ImageNode(view, context) }
}

private final class ImageNode: TypedNode<Image> {
  override func viewDidChange(from old: Image) { if old != view { invalidateLayout() } }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.textStyle != environment.textStyle { invalidateDrawing() }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    switch view.source {
    case .symbol: Size(width: 1, height: 1)
    case .cells(let cells): view.isResizable ? proposal.replacingUnspecifiedDimensions(by: cells.size) : cells.size
    }
  }

  override func draw(_ painter: inout Painter) {
    switch view.source {
    case .symbol(let symbol):
      let glyph = Glyph(scalar: painter.isUnicode ? symbol.scalar : symbol.plain, width: 1)
      painter.put(Cell(glyph, style: environment.textStyle.style), x: 0, y: 0)
    case .cells(let cells):
      if cells.size == size { painter.draw(cells) } else { painter.draw(cells.resized(to: size)) }
    }
  }
}

/// A view that is drawn by a function, at the resolution of braille dots.
public struct Canvas: PrimitiveView {
  let renderer: (inout GraphicsContext, Size) -> Void

  /// Creates a view drawn by `renderer`, which is called again when what it reads or the size changes.
  public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) { self.renderer = renderer }

  public static func _makeNode(_ view: Canvas, _ context: NodeContext) -> ViewNode { CanvasNode(view, context) }
}

private final class CanvasNode: TypedNode<Canvas>, Evaluating {
  private var drawn: Surface?
  let reads = Reads()

  override func viewDidChange(from old: Canvas) { reevaluate() }

  func reevaluate() {
    drawn = nil
    invalidateDrawing()
  }

  override func environmentDidChange(from old: EnvironmentValues) { reevaluate() }
  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ painter: inout Painter) {
    if let drawn, drawn.size == size {
      painter.draw(drawn)
      return
    }
    let view = view
    var context = GraphicsContext(
      size: size, environment: environment, isUnicode: painter.isUnicode,
      colorDepth: graph.capabilities.colorDepth)
    tracking { view.renderer(&context, size) }
    drawn = context.surface
    painter.draw(context.surface)
  }

  override func willBeDestroyed() { reads.removeAll() }
}

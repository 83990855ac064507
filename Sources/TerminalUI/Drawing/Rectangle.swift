/// A rectangle that fills the space offered, in the foreground style unless another is given.
public struct Rectangle: PrimitiveView, Equatable {
  private(set) var color: Color?
  private(set) var isStroked = false

  /// Creates a rectangle.
  public init() {}

  /// The rectangle filled with a colour.
  public func fill(_ color: Color) -> Rectangle {
    var rectangle = self
    rectangle.color = color
    return rectangle
  }

  /// The rectangle's outline in a colour.
  public func stroke(_ color: Color = .primary) -> some View {
    var rectangle = self
    rectangle.isStroked = true
    return rectangle.border(color)
  }

  public static func _makeNode(_ view: Rectangle, _ context: NodeContext) -> ViewNode { RectangleNode(view, context) }
}

private final class RectangleNode: TypedNode<Rectangle> {
  override func viewDidChange(from old: Rectangle) { if old != view { invalidateDrawing() } }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.textStyle != environment.textStyle { invalidateDrawing() }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  override func draw(_ painter: inout Painter) {
    guard !view.isStroked else { return }
    let outer = environment.textStyle
    var style = Style()
    if let color = view.color ?? outer.foreground {
      if color == .default { return }
      style.background = color
    } else {
      style.attributes = .reverse
    }
    painter.fill(Rect(origin: .zero, size: size), with: Cell(.blank, style: style))
  }
}

/// A line across the stack it is in.
public struct Divider: PrimitiveView, Equatable {
  /// Creates a line.
  public init() {}

  public static func _makeNode(_ view: Divider, _ context: NodeContext) -> ViewNode { DividerNode(view, context) }
}

private final class DividerNode: TypedNode<Divider> {
  private var isVertical: Bool { environment.stackAxis == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    isVertical ? Size(width: 1, height: proposal.height ?? 1) : Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(_ painter: inout Painter) {
    let scalar: Unicode.Scalar = isVertical ? (painter.isUnicode ? "│" : "|") : (painter.isUnicode ? "─" : "-")
    let style = TextStyle(attributes: .dim).over(environment.textStyle).style
    painter.fill(Rect(origin: .zero, size: size), with: Cell(Glyph(scalar: scalar, width: 1), style: style))
  }
}

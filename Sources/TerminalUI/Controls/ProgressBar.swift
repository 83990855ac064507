/// A bar a cell high, filled to a fraction; without one a piece of it moves along.
struct ProgressBar: PrimitiveView, Equatable {
  let fraction: Double?

  static func _makeNode(_ view: ProgressBar, _ context: NodeContext) -> ViewNode { ProgressBarNode(view, context) }
}

private final class ProgressBarNode: TypedNode<ProgressBar> {
  override func viewDidChange(from old: ProgressBar) { if old != view { invalidateDrawing() } }
  override func environmentDidChange(from old: EnvironmentValues) { invalidateDrawing() }
  override func didAppear() { invalidateDrawing() }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.replacingUnspecifiedDimensions().width, height: 1)
  }

  override func draw(_ painter: inout Painter) {
    let style = environment.textStyle.style
    let marks: [Unicode.Scalar] = painter.isUnicode ? ["━", "╸", "─"] : ["=", "=", "-"]
    let halves = filledHalves
    for x in 0..<size.width {
      let filled = (x * 2..<x * 2 + 2).clamped(to: halves).count
      var cell = Cell(Glyph(scalar: marks[2 - filled], width: 1), style: style)
      if filled == 0 { cell.style.attributes.insert(.dim) }
      painter.put(cell, x: x, y: 0)
    }
  }

  /// The filled part in halves of cells; all of it only when everything is done.
  private var filledHalves: Range<Int> {
    if let fraction = view.fraction { return 0..<Int((fraction * Double(size.width * 2)).rounded(.down)) }
    let length = max(1, size.width / 4)
    let start = slowStep % max(1, size.width - length + 1)
    return start * 2..<(start + length) * 2
  }
}

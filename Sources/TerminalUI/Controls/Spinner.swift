/// A cell that turns while something goes on; it turns only where it is seen and stands still where motion is reduced.
struct Spinner: PrimitiveView, Equatable {
  static func _makeNode(_ view: Spinner, _ context: NodeContext) -> ViewNode { SpinnerNode(view, context) }
}

private final class SpinnerNode: TypedNode<Spinner> {
  private static let marks = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars)
  private static let plainMarks = Array("|/-\\".unicodeScalars)

  override func environmentDidChange(from old: EnvironmentValues) { invalidateDrawing() }
  override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: 1, height: 1) }
  override func didAppear() { invalidateDrawing() }

  override func draw(_ painter: inout Painter) {
    let marks = painter.isUnicode ? Self.marks : Self.plainMarks
    let glyph = Glyph(scalar: marks[slowStep % marks.count], width: 1)
    painter.put(Cell(glyph, style: environment.textStyle.style), x: 0, y: 0)
  }
}

extension ViewNode {
  /// The number of a slow step of time, and a wish to be drawn again at the next; 0 where motion is reduced.
  var slowStep: Int {
    let duration = 120_000
    if environment.accessibilityReduceMotion { return 0 }
    let step = graph.now() / duration
    if isOnScreen { graph.redraws.add(self, at: (step + 1) * duration) }
    return step
  }
}

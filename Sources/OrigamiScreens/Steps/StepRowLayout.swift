import TerminalUI

/// Arranges a step: its title above, below it diagram and text, beside each other where there is room.
///
/// The subviews are title, diagram and text, in this order. All are sized in one pass, for a width and the height of the
/// screen, so that a row is as high at first as it stays.
struct StepRowLayout: Layout, Equatable {
  /// From this width on, the text stands beside the diagram.
  static let wideWidth = 70
  /// Under this width or height there is no diagram, and words stand in for it.
  static let smallestDiagram = Size(width: DiagramDrawing.leastTellingWidth, height: 6)
  /// The space between diagram and text.
  private static let gutter = 3

  /// The rows of the screen that the step is read on.
  let screenHeight: Int

  struct Arrangement {
    var width = 0
    var title = Rect(origin: .zero, size: .zero)
    var diagram = Rect(origin: .zero, size: .zero)
    var text = Rect(origin: .zero, size: .zero)
    var height = 0
  }

  func makeCache(subviews: Subviews) -> Arrangement? { nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement?) -> Size {
    let arrangement = arrangement(width: proposal.width ?? 80, subviews)
    cache = arrangement
    return Size(width: arrangement.width, height: arrangement.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement?) {
    let known = cache.flatMap { $0.width == bounds.width ? $0 : nil }
    let arrangement = known ?? arrangement(width: bounds.width, subviews)
    cache = arrangement
    for (subview, frame) in zip(subviews, [arrangement.title, arrangement.diagram, arrangement.text]) {
      subview.place(
        at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrangement(width: Int, _ subviews: Subviews) -> Arrangement {
    guard subviews.count == 3 else { return Arrangement() }
    let diagram = diagramSize(width: width)
    let isWide = width >= Self.wideWidth
    let textWidth = max(0, isWide ? width - diagram.width - Self.gutter : width)
    let title = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
    let text = subviews[2].sizeThatFits(ProposedViewSize(width: textWidth, height: nil))
    var arrangement = Arrangement(width: width)
    arrangement.title = Rect(origin: .zero, size: Size(width: width, height: title.height))
    arrangement.diagram = Rect(origin: Point(x: 0, y: title.height), size: diagram)
    let corner = isWide ? Point(x: width - textWidth, y: title.height) : Point(x: 0, y: arrangement.diagram.maxY)
    arrangement.text = Rect(origin: corner, size: Size(width: textWidth, height: text.height))
    // A blank line parts the step from the next.
    arrangement.height = max(arrangement.diagram.maxY, arrangement.text.maxY) + 1
    return arrangement
  }

  /// Whether the steps have diagrams on a screen of a size.
  func hasDiagram(in screen: Size) -> Bool {
    // Either width is that of a row, with or without a scroll bar beside it.
    !diagramSize(width: screen.width - 1).isEmpty && !diagramSize(width: screen.width).isEmpty
  }

  /// The size of the diagram in a row of a width: twice as wide as high, since a cell is half as wide as high.
  func diagramSize(width: Int) -> Size {
    let isWide = width >= Self.wideWidth
    let tallest = min(24, screenHeight * 2 / 3)
    let share = isWide ? width * 2 / 5 : width
    let height = min(tallest, share / 2)
    guard height >= Self.smallestDiagram.height, share >= Self.smallestDiagram.width else { return .zero }
    return Size(width: isWide ? max(height * 2, Self.smallestDiagram.width) : width, height: height)
  }
}

import TerminalUI

/// Arranges a screen: the content, and below it lines of one row each as far as there is room for them.
///
/// The content keeps at least a row; the last line is the last to go. On a single row it stands alone, since it tells
/// where the reader is: the content is then laid out below the screen.
struct ModelScreenLayout: Layout, Equatable {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 80, height: 24))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.first else { return }
    let lines = subviews.dropFirst()
    let isSingle = bounds.height == 1 && !lines.isEmpty
    let shown = isSingle ? 1 : min(lines.count, max(0, bounds.height - 1))
    let contentHeight = isSingle ? 1 : bounds.height - shown
    content.place(
      at: Point(x: bounds.minX, y: isSingle ? bounds.maxY : bounds.minY),
      proposal: ProposedViewSize(width: bounds.width, height: contentHeight))
    for (index, line) in lines.enumerated() {
      let row = index - (lines.count - shown)
      let place = Point(x: bounds.minX, y: row >= 0 ? bounds.maxY - shown + row : bounds.maxY)
      line.place(at: place, proposal: ProposedViewSize(width: bounds.width, height: row >= 0 ? 1 : 0))
    }
  }
}

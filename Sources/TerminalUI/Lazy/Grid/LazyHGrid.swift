/// Views in rows, line by line from left to right, built only when they are about to be seen.
///
/// A line is as long as its longest cell; the views of neighbouring loops flow on in the same line, a section begins a
/// new one. Where the number of rows changes, the first cell in view stays in the first line.
public struct LazyHGrid<Content: View>: LazyStackView {
  static var axis: Axis { .horizontal }
  let grid: GridRules?
  let alignment: VerticalAlignment
  let spacing: Int
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between lines, 1 by default.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Int? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    grid = GridRules(items: rows, spacing: 0)
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 1)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func crossPosition(_ length: Int, _ space: Int) -> Int { alignment.position(of: length, in: space) }
}

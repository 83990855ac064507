/// Views in columns, line by line from top to bottom, built only when they are about to be seen.
///
/// A line is as long as its longest cell; the views of neighbouring loops flow on in the same line, a section begins a
/// new one. Where the number of columns changes, the first cell in view stays in the first line.
public struct LazyVGrid<Content: View>: LazyStackView {
  static var axis: Axis { .vertical }
  let grid: GridRules?
  let alignment: HorizontalAlignment
  let spacing: Int
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid; `spacing` is between lines, 0 by default.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    grid = GridRules(items: columns, spacing: 1)
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 0)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func crossPosition(_ length: Int, _ space: Int) -> Int { alignment.position(of: length, in: space) }
}

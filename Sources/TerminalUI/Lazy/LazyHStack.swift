/// Views arranged from left to right, built only when they are about to be seen.
///
/// Use it where content is long; where all is seen at once, a plain stack is simpler and no dearer.
public struct LazyHStack<Content: View>: LazyStackView {
  static var axis: Axis { .horizontal }
  let alignment: VerticalAlignment
  let spacing: Int
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy stack; the default spacing is 1, and nothing is pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 1)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func crossPosition(_ length: Int, _ space: Int) -> Int { alignment.position(of: length, in: space) }
}

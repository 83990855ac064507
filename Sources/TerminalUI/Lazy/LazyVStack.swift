/// Views arranged from top to bottom, built only when they are about to be seen.
///
/// Use it where content is long; where all is seen at once, a plain stack is simpler and no dearer.
public struct LazyVStack<Content: View>: LazyStackView {
  static var axis: Axis { .vertical }
  let alignment: HorizontalAlignment
  let spacing: Int
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy stack; the default spacing is 0, and nothing is pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing ?? 0)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func crossPosition(_ length: Int, _ space: Int) -> Int { alignment.position(of: length, in: space) }
}

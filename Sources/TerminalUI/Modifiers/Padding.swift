struct PaddingModifier: ElementModifier, Equatable {
  let insets: EdgeInsets

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let size = inner.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  func arrange(_ size: Size, _ inner: ViewNode) {
    let room = Size(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    inner.place(room, at: Point(x: insets.leading, y: insets.top))
  }
}

extension View {
  /// Adds empty cells around the view.
  public func padding(_ insets: EdgeInsets) -> some View { modified(PaddingModifier(insets: insets)) }

  /// Adds empty cells at some sides of the view; one where no number is given.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 1))
  }

  /// Adds empty cells at all sides of the view.
  public func padding(_ length: Int) -> some View { padding(.all, length) }
}

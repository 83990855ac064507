/// Gives scrolling content its ideal size where there is room, else all there is, with a column for the bar.
struct MenuModifier: ElementModifier, Equatable {
  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size {
    let ideal = inner.sizeThatFits(.unspecified)
    let height = min(ideal.height, proposal.height ?? .unbounded)
    let bar = ideal.height > height ? 1 : 0
    return Size(width: min(ideal.width + bar, proposal.width ?? .unbounded), height: height)
  }
}

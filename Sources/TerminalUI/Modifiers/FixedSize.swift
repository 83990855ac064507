struct FixedSizeModifier: ElementModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  func measure(_ proposal: ProposedViewSize, _ inner: ViewNode) -> Size { inner.sizeThatFits(ideal(proposal)) }

  func arrange(_ size: Size, _ inner: ViewNode) {
    inner.place(inner.sizeThatFits(ideal(ProposedViewSize(size))), at: .zero)
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension View {
  /// Gives the view its ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width or height, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

struct ClippedModifier: ElementModifier, Equatable {
  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    painter.clipped(to: Rect(origin: .zero, size: size)) { $0.draw(inner) }
  }
}

extension View {
  /// Draws nothing of the view outside its frame.
  public func clipped() -> some View { modified(ClippedModifier()) }
}

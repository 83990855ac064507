struct OpacityModifier: ElementModifier, Equatable {
  let opacity: Double

  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {
    if opacity <= 0 { return }
    guard opacity < 1 else {
      painter.draw(inner)
      return
    }
    var surface = painter.rendered(inner)
    surface.restyle(surface.bounds) { $0.attributes.insert(.dim) }
    painter.draw(surface, x: inner.origin.x, y: inner.origin.y)
  }
}

struct HiddenModifier: ElementModifier, Equatable {
  func draw(_ painter: inout Painter, _ inner: ViewNode, size: Size) {}
}

extension View {
  /// Dims the view where `opacity` is under 1, and hides it at 0: a terminal has one step between.
  public func opacity(_ opacity: Double) -> some View { modified(OpacityModifier(opacity: opacity)) }
  /// Hides the view; the place it takes stays.
  public func hidden() -> some View { modified(HiddenModifier()) }
}

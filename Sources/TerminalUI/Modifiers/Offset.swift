struct OffsetModifier: ElementModifier, Equatable {
  let x: Int
  let y: Int

  func arrange(_ size: Size, _ inner: ViewNode) { inner.place(size, at: Point(x: x, y: y)) }
}

extension View {
  /// Draws the view elsewhere, without changing the place it takes.
  public func offset(x: Int = 0, y: Int = 0) -> some View { modified(OffsetModifier(x: x, y: y)) }
  /// Draws the view elsewhere, without changing the place it takes.
  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }
}

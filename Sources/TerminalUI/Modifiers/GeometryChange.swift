struct GeometryChangeModifier<Value: Equatable>: ElementModifier {
  let read: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func change(from old: GeometryChangeModifier) -> ElementChange { .nothing }
  func makeWrapper(_ inner: ViewNode, _ context: NodeContext) -> WrapperNode<GeometryChangeModifier> {
    GeometryChangeWrapper(self, inner, context)
  }
}

private final class GeometryChangeWrapper<Value: Equatable>: WrapperNode<GeometryChangeModifier<Value>> {
  private var last: Value?

  override func arrange() {
    super.arrange()
    graph.afterFrame { [weak self] in self?.look() }
  }

  private func look() {
    guard isAlive else { return }
    let value = modifier.read(GeometryProxy(node: self))
    if value == last { return }
    let old = last ?? value
    last = value
    modifier.action(old, value)
  }
}

extension View {
  /// Runs an action with a value made from the view's geometry, when it is first known and when it changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modified(GeometryChangeModifier(read: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value made from the view's geometry.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified(GeometryChangeModifier(read: transform, action: action))
  }
}

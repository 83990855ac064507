struct EnvironmentModifier: NodeModifier {
  let change: (inout EnvironmentValues) -> Void
  /// Tells whether the values set before are the same, so that nobody needs to look.
  let value: Any
  let isSame: (Any) -> Bool

  func makeNode(_ context: NodeContext) -> ModifierNode<EnvironmentModifier> { EnvironmentNode(self, context) }
}

private final class EnvironmentNode: ModifierNode<EnvironmentModifier> {
  private var changed: EnvironmentValues?

  override var environmentForChildren: EnvironmentValues {
    if let changed { return changed }
    var values = environment
    modifier.change(&values)
    changed = values
    return values
  }

  override func modifierDidChange(from old: EnvironmentModifier) {
    if modifier.isSame(old.value) { return }
    changed = nil
    let values = environmentForChildren
    content?.inherit(values)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    changed = nil
    super.environmentDidChange(from: old)
  }
}

extension View {
  /// Sets an environment value for the view and what is in it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modified(
      EnvironmentModifier(
        change: { $0[keyPath: keyPath] = value }, value: value,
        isSame: { ($0 as? Value).map { areSame($0, value) } ?? false }))
  }

  /// Puts an observed object into the environment of the view and what is in it.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modified(
      EnvironmentModifier(
        change: { $0[object: Object.self] = object }, value: object as Any, isSame: { ($0 as? Object) === object }))
  }

  /// Changes an environment value for the view and what is in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modified(EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }, value: (), isSame: { _ in false }))
  }
}

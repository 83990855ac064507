struct VisibilityModifier<ID: Hashable>: NodeModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<VisibilityModifier> { VisibilityNode(self, context) }
}

private final class VisibilityNode<ID: Hashable>: ModifierNode<VisibilityModifier<ID>>, ScrollObserving {
  override var scrollObserving: (any ScrollObserving)? { self }
  private var last: [ID]?

  func scrollDidChange(_ scroll: ScrollNode) {
    let ids = scroll.visibleTargets(threshold: modifier.threshold).compactMap { $0.base as? ID }
    if ids == last || last == nil && ids.isEmpty { return }
    let isOther = last.map { Set($0) != Set(ids) } ?? true
    last = ids
    if isOther { modifier.action(ids) }
  }
}

extension View {
  /// Runs an action with the ids of the rows that are seen, when that set changes.
  ///
  /// A row is seen when at least `threshold` of its own extent is inside the visible rect, or when it fills that
  /// fraction of the visible rect, since a row taller than the screen could not be seen else. Ids of other types are
  /// left out.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(VisibilityModifier(threshold: threshold, action: action))
  }
}

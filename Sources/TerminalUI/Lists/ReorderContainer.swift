/// What the user did to the order of the elements of a `reorderContainer(for:isEnabled:move:)`.
public struct ReorderDifference<ID: Hashable> {
  /// The element that was moved.
  public let id: ID
  /// The element before which it stands now; `nil` at the end.
  public let nextID: ID?

  /// Does the same to a collection of the elements; ids that it does not have leave it as it is.
  public func apply<Items: RangeReplaceableCollection>(to items: inout Items)
  where Items.Element: Identifiable, Items.Element.ID == ID {
    guard let from = items.firstIndex(where: { $0.id == id }), id != nextID else { return }
    let item = items.remove(at: from)
    let place = nextID.flatMap { next in items.firstIndex { $0.id == next } } ?? items.endIndex
    items.insert(item, at: place)
  }
}

/// How rows are moved in the container around.
@MainActor final class ReorderTarget {
  let isEnabled: Bool
  let move: (_ id: AnyHashable, _ next: AnyHashable?) -> Void

  init(isEnabled: Bool, move: @escaping (AnyHashable, AnyHashable?) -> Void) {
    self.isEnabled = isEnabled
    self.move = move
  }
}

private struct ReorderKey: EnvironmentKey {
  static let defaultValue: ReorderTarget? = nil
}

extension EnvironmentValues {
  var reorderTarget: ReorderTarget? {
    get { self[ReorderKey.self] }
    set { self[ReorderKey.self] = newValue }
  }
}

extension View {
  /// Lets the user move the rows of the `reorderable()` loops inside: in lists, stacks and grids.
  ///
  /// The action gets the element moved and its new neighbour.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<Item.ID>) -> Void
  ) -> some View {
    environment(
      \.reorderTarget,
      ReorderTarget(isEnabled: isEnabled) { id, next in
        guard let id = id.base as? Item.ID else { return }
        move(ReorderDifference(id: id, nextID: next?.base as? Item.ID))
      })
  }
}

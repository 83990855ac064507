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
  /// Lets the user move the rows of the `reorderable()` loop inside: in lists, stacks, grids and layouts.
  ///
  /// The action gets the ids moved and the place they are at now. Unlike in SwiftUI a container has one collection.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reorderContainer(itemID: Item.ID.self, isEnabled: isEnabled, move: move)
  }

  /// The same for elements that have the value at a key path as their ids.
  public func reorderContainer<Item, ItemID: Hashable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reorderContainer(itemID: ItemID.self, isEnabled: isEnabled, move: move)
  }

  private func reorderContainer<ItemID: Hashable>(
    itemID: ItemID.Type, isEnabled: Bool,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    environment(
      \.reorderTarget,
      ReorderTarget(isEnabled: isEnabled) { id, next in
        guard let id = id.base as? ItemID else { return }
        let next = next?.base as? ItemID
        move(ReorderDifference(sources: [id], destination: .init(position: next.map { .before($0) } ?? .end)))
      })
  }
}

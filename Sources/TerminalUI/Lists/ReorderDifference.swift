/// What the user did to the order of the elements of a `reorderContainer(for:isEnabled:move:)`.
public struct ReorderDifference<ItemID: Hashable, CollectionID> {
  /// Where the elements are now.
  public struct Destination {
    /// A place among the elements of a collection.
    public enum Position {
      /// Before the element of an id.
      case before(ItemID)
      /// After the last element.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// Creates a place in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// Creates a place in the only collection.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }

  /// The elements that were moved: in a terminal one at a time.
  public var sources: [ItemID]
  /// Where they are now.
  public var destination: Destination

  /// Does the same to a collection of the elements, which SwiftUI leaves to the program; ids that it does not have leave
  /// it as it is.
  ///
  /// - Complexity: O(sources · elements).
  public func apply<Items: RangeReplaceableCollection>(to items: inout Items)
  where Items.Element: Identifiable, Items.Element.ID == ItemID {
    let moved = sources.compactMap { id in items.first { $0.id == id } }
    if case .before(let next) = destination.position, sources.contains(next) { return }
    items.removeAll { sources.contains($0.id) }
    switch destination.position {
    case .before(let next):
      items.insert(contentsOf: moved, at: items.firstIndex { $0.id == next } ?? items.endIndex)
    case .end: items.append(contentsOf: moved)
    }
  }
}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where CollectionID: Equatable {}
extension ReorderDifference.Destination: Equatable where CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Equatable where CollectionID: Equatable {}

/// Stands for the collection of a container that has but one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}

/// A card of the library screen: a model, which a favourite has twice.
struct LibraryCard: Identifiable, Hashable, Sendable {
  /// What a card is called.
  enum ID: Hashable, Sendable {
    /// Among the favourites.
    case favourite(ModelKey)
    /// Among all models.
    case model(ModelKey)

    var key: ModelKey {
      switch self {
      case .favourite(let key), .model(let key): key
      }
    }
  }

  let id: ID
  let model: LibraryModel
}

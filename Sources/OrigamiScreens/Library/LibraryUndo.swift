/// What was done to favourites and progress, to be undone from the last on.
struct LibraryUndo {
  /// What was done, and how it was before.
  struct Change {
    enum Kind: Hashable {
      case favourite(ModelKey)
      case move(ModelKey)
      case reset(ModelKey)
    }

    let kind: Kind
    /// What was done in words.
    let words: String
    let restore: @MainActor () -> Void
  }

  private var changes: [Change] = []
  private static let most = 100

  /// Notes a change; the steps in which one favourite is moved are one.
  mutating func note(_ change: Change) {
    if case .move = change.kind, changes.last?.kind == change.kind { return }
    changes.append(change)
    if changes.count > Self.most { changes.removeFirst() }
  }

  mutating func takeLast() -> Change? { changes.popLast() }
}

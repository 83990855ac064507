import TerminalUI

/// What can be done with a card; all of it can be undone.
extension LibraryState {
  private func title(of key: ModelKey) -> String { models[key]?.title ?? key.rawValue }

  /// Makes a model a favourite, or no longer.
  func toggleFavourite(_ key: ModelKey) {
    let before = memory.favourites
    let isFavourite = before.contains(key)
    memory.setFavourites(isFavourite ? before.filter { $0 != key } : before + [key])
    let words = "\(title(of: key)) is \(isFavourite ? "no longer a" : "a") favourite"
    note(.favourite(key), words) { [memory] in memory.setFavourites(before) }
  }

  /// Forgets which steps of a model are done and where the reader was.
  func resetProgress(of key: ModelKey) {
    let before = memory[key]
    guard before != ReadingRecord.Progress() else {
      notice = "\(title(of: key)) was not begun"
      return
    }
    memory[key] = ReadingRecord.Progress()
    note(.reset(key), "progress of \(title(of: key)) reset") { [memory] in memory[key] = before }
  }

  /// Moves a favourite before another, or to the end.
  func moveFavourite(_ difference: ReorderDifference<LibraryCard.ID, ReorderableSingleCollectionIdentifier>) {
    let before = memory.favourites
    guard let key = difference.sources.first?.key else { return }
    var order = before.filter { $0 != key }
    guard order.count < before.count else { return }
    var place = order.endIndex
    if case .before(let next) = difference.destination.position, let index = order.firstIndex(of: next.key) {
      place = index
    }
    order.insert(key, at: place)
    memory.setFavourites(order)
    note(.move(key), "\(title(of: key)) moved") { [memory] in memory.setFavourites(before) }
  }

  /// Undoes what was done last.
  func undoLast() {
    guard let change = undo.takeLast() else {
      notice = "nothing to undo"
      return
    }
    change.restore()
    notice = "undone: \(change.words)"
  }

  private func note(_ kind: LibraryUndo.Change.Kind, _ words: String, restore: @escaping @MainActor () -> Void) {
    undo.note(LibraryUndo.Change(kind: kind, words: words, restore: restore))
    notice = "\(words)  u undoes"
  }
}

import TerminalUI

/// Where in a model someone is reading.
enum ReadingPlace: Hashable, Sendable {
  /// At the step of an id.
  case step(String)
  case showcase
  /// Where there is neither.
  case nowhere

  /// The place of the topmost row whose first line is seen.
  ///
  /// - Parameters:
  ///   - seen: the rows of which something is seen, from the top.
  ///   - whole: those of them that are seen whole or fill the screen.
  init?(seen: [RowID], whole: [RowID]) {
    guard let first = seen.first else { return nil }
    // The first of several rows has its beginning above the screen if a part of it is missing.
    let topmost = seen.count > 1 && !whole.contains(first) ? seen[1] : first
    switch topmost {
    case .step(let id): self = .step(id)
    case .showcase, .strip, .picture, .loading: self = .showcase
    case .noSteps, .match: self = .nowhere
    }
  }
}

/// A place in the content that stays the same when what lies before it grows: the row on top and what is scrolled of it.
struct ExactPlace: Hashable, Sendable {
  let row: RowID
  /// In cells.
  let offset: Int
  /// The cells above the screen's beginning, on a screen of this size.
  let contentOffset: Int
  let containerSize: Size
}

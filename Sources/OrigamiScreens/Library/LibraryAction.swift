import TerminalUI

/// What a key means on the library screen.
enum LibraryAction: Hashable {
  case pages(Int)
  case halfPages(Int)
  case goToFirst
  case goToLast
  case open
  case filter
  case toggleOutline
  case toggleFavourite
  case resetProgress
  /// Says what can be moved; a card that can takes the key itself.
  case explainMoving
  case undo
  case help
  /// Shows all models again, or closes the outline.
  case close
  case quit

  /// The meaning of a key, if it has one.
  init?(_ press: KeyPress) {
    if press.modifiers.contains(.option) || press.modifiers.contains(.shift) { return nil }
    let action = press.modifiers.contains(.control) ? Self.control(press.key) : Self.plain(press.key)
    guard let action else { return nil }
    self = action
  }

  private static func control(_ key: KeyEquivalent) -> LibraryAction? {
    switch key {
    case "f": .pages(1)
    case "b": .pages(-1)
    case "d": .halfPages(1)
    case "u": .halfPages(-1)
    default: nil
    }
  }

  private static func plain(_ key: KeyEquivalent) -> LibraryAction? {
    switch key {
    case .space, .pageDown, "f": .pages(1)
    case .pageUp, "b": .pages(-1)
    case "g", .home: .goToFirst
    case "G", .end: .goToLast
    case .return: .open
    case "/": .filter
    case "o": .toggleOutline
    case "*": .toggleFavourite
    case "X": .resetProgress
    case "m": .explainMoving
    case "u": .undo
    case "?", .function(1): .help
    case .escape: .close
    case "q": .quit
    default: nil
    }
  }
}

import TerminalUI

/// What a key means on a model's screen.
enum ReaderAction: Hashable {
  case scrollLines(Int)
  case scrollHalfPages(Int)
  case scrollPages(Int)
  /// To the first line, or to the step whose number was typed.
  case goToTop
  /// To the last line, or to the step whose number was typed.
  case goToEnd
  case goToNeighbour(Int)
  case typeDigit(Character)
  /// What Return does: to the step whose number was typed, else the step's fold is played.
  case confirm
  case beginSearch
  case goToMatch(Int)
  case scrollStrip(Int)
  case toggleDone
  case toggleShowcase
  case play
  /// Shows the diagram again in place of the fold that was played.
  case stopPlaying
  case toggleMoves
  case reload
  case open(ReaderSheet)
  case toggleEngine
  /// Closes what is on top.
  case close
  /// Takes back the digit that was typed last, else closes what is on top.
  case takeBack
  case quit

  /// The meaning of a key, if it has one.
  init?(_ press: KeyPress) {
    if press.modifiers.contains(.option) { return nil }
    let action = press.modifiers.contains(.control) ? Self.control(press.key) : Self.plain(press.key)
    guard let action else { return nil }
    self = action
  }

  private static func control(_ key: KeyEquivalent) -> ReaderAction? {
    switch key {
    case "f": .scrollPages(1)
    case "b": .scrollPages(-1)
    case "d": .scrollHalfPages(1)
    case "u": .scrollHalfPages(-1)
    case "o": .close
    default: nil
    }
  }

  private static func plain(_ key: KeyEquivalent) -> ReaderAction? {
    switch key {
    case "j", .downArrow: .scrollLines(1)
    case "k", .upArrow: .scrollLines(-1)
    case .space, .pageDown, "f": .scrollPages(1)
    case .pageUp, "b": .scrollPages(-1)
    case "d": .scrollHalfPages(1)
    case "u": .scrollHalfPages(-1)
    case "g", .home: .goToTop
    case "G", .end: .goToEnd
    case "]": .goToNeighbour(1)
    case "[": .goToNeighbour(-1)
    case .return: .confirm
    case "/": .beginSearch
    case "n": .goToMatch(1)
    case "N": .goToMatch(-1)
    case "l", .rightArrow: .scrollStrip(1)
    case "h", .leftArrow: .scrollStrip(-1)
    case "x": .toggleDone
    case "s": .toggleShowcase
    case ".": .play
    case "<": .stopPlaying
    case "w": .toggleMoves
    case "r": .reload
    case "c": .open(.contents)
    case ",": .open(.settings)
    case "?", .function(1): .open(.help)
    case "i": .toggleEngine
    case .escape: .close
    case .delete: .takeBack
    case "q": .quit
    case _ where key.character.isASCII && key.character.isNumber: .typeDigit(key.character)
    default: nil
    }
  }
}

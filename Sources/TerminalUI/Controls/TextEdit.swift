/// What a key does to a line of text that is edited.
struct TextEdit {
  let action: (inout EditedText) -> Void

  /// The edit of a key that types nothing; `nil` where it is none.
  init?(_ press: KeyPress) {
    let isByWord = !press.modifiers.isDisjoint(with: [.control, .option])
    switch press.key {
    case .leftArrow: action = { if isByWord { $0.moveToPreviousWord() } else { $0.move(by: -1) } }
    case .rightArrow: action = { if isByWord { $0.moveToNextWord() } else { $0.move(by: 1) } }
    case .home: action = { $0.moveToStart() }
    case .end: action = { $0.moveToEnd() }
    case .delete: action = { if isByWord { $0.deleteWordBackward() } else { $0.deleteBackward() } }
    case .deleteForward: action = { $0.deleteForward() }
    default:
      guard press.modifiers == .control, let action = Self.controlled[press.key] else { return nil }
      self.action = action
    }
  }

  /// The edits of keys pressed with Control, as shells have them.
  private static let controlled: [KeyEquivalent: @Sendable (inout EditedText) -> Void] = [
    "a": { $0.moveToStart() }, "e": { $0.moveToEnd() }, "b": { $0.move(by: -1) }, "f": { $0.move(by: 1) },
    "k": { $0.deleteToEnd() }, "u": { $0.deleteToStart() }, "w": { $0.deleteWordBackward() },
    "d": { $0.deleteForward() }, "h": { $0.deleteBackward() },
  ]
}

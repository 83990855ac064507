import OrigamiModel
import TerminalUI

extension ModelReader {
  /// A match that is to be seen.
  struct Match: Hashable {
    let step: RowID
    /// Counts the searches, so that going to the same match again shows it again.
    let number: Int
  }

  /// A key while a text to look for is being typed.
  func type(_ press: KeyPress, after text: String) -> Outcome {
    switch press.key {
    case .escape: entry = .none
    case .return: beginSearch(for: text)
    case .delete: entry = text.isEmpty ? .none : .search(String(text.dropLast()))
    case "u" where press.modifiers == .control: entry = .search("")
    case "w" where press.modifiers == .control: entry = .search(text.droppingLastWord)
    default:
      if press.characters.isEmpty { return .ignored }
      entry = .search(text + press.characters)
    }
    return .done
  }

  /// Text pasted while a text to look for is being typed: its first line is typed with it.
  func paste(_ text: String) {
    guard case .search(let typed) = entry else { return }
    entry = .search(typed + text.prefix { !$0.isNewline })
  }

  /// Looks for a text from the present step on; without a text, what was looked for before is forgotten.
  func beginSearch(for text: String) {
    entry = .none
    pattern = SearchPattern(text)
    match = nil
    guard let pattern else { return }
    goToMatch(of: pattern, direction: 1, includingPresent: true)
  }

  /// Goes to the next or the previous step in which the pattern occurs.
  func goToMatch(_ direction: Int) {
    guard let pattern else {
      notice = "nothing to look for; / begins a search"
      return
    }
    goToMatch(of: pattern, direction: direction, includingPresent: false)
  }

  private func goToMatch(of pattern: SearchPattern, direction: Int, includingPresent: Bool) {
    let wording = memory.settings.wording
    let matches = shownSteps.filter { $0.matches(pattern, in: wording) }.map(\.index)
    guard let first = matches.first, let last = matches.last else {
      notice = "“\(pattern.text)” is not found"
      return
    }
    let present = currentStep?.index ?? steps.count
    let next =
      direction > 0
      ? matches.first { includingPresent ? $0 >= present : $0 > present } : matches.last { $0 < present }
    let step = steps[next ?? (direction > 0 ? first : last)]
    goToStep(step.number)
    // The row may not be built yet: once the line is there, it asks to be shown.
    match = Match(step: step.id, number: (match?.number ?? 0) + 1)
    if next == nil { notice = direction > 0 ? "search goes on from the top" : "search goes on from the end" }
  }

  /// The line of the match is on the screen's content now: scrolls by the least that shows it.
  func matchAppeared() { position.scrollTo(id: RowID.match) }
}

extension String {
  /// The text without its last word and the blanks behind that.
  fileprivate var droppingLastWord: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.last?.isWhitespace == false { text.removeLast() }
    return text
  }
}

extension StepModel {
  /// Whether a pattern occurs in what the reader sees of the step.
  func matches(_ pattern: SearchPattern, in wording: ReadingSettings.Wording) -> Bool {
    pattern.occurs(in: step.title) || pattern.occurs(in: step.text(concise: wording == .concise))
      || step.remarks.contains { pattern.occurs(in: $0.text) }
  }
}

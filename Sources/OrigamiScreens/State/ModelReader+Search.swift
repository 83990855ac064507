import OrigamiModel
import TerminalUI

extension ModelReader {
  /// A key while a text to look for is being typed.
  func type(_ press: KeyPress, after text: String) -> Outcome {
    switch press.key {
    case .escape: entry = .none
    case .return: beginSearch(for: text)
    case .delete: entry = text.isEmpty ? .none : .search(String(text.dropLast()))
    case "u" where press.modifiers == .control: entry = .search("")
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
    let matches = steps.filter { $0.matches(pattern) }.map(\.index)
    guard let first = matches.first, let last = matches.last else {
      notice = "“\(pattern.text)” is not found"
      return
    }
    let present = currentStep?.index ?? steps.count
    let next =
      direction > 0
      ? matches.first { includingPresent ? $0 >= present : $0 > present } : matches.last { $0 < present }
    goToStep((next ?? (direction > 0 ? first : last)) + 1)
    if next == nil { notice = direction > 0 ? "search goes on from the top" : "search goes on from the end" }
  }
}

extension StepModel {
  /// Whether a pattern occurs in what the reader sees of the step.
  func matches(_ pattern: SearchPattern) -> Bool {
    pattern.occurs(in: step.title) || pattern.occurs(in: step.text)
      || step.remarks.contains { pattern.occurs(in: $0.text) }
  }
}

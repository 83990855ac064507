import TerminalUI

extension Text {
  /// A text in which the places where a pattern occurs stand out.
  init(_ content: String, highlighting pattern: SearchPattern?) {
    guard let pattern else {
      self.init(content)
      return
    }
    let characters = Array(content)
    var text = Text("")
    var end = 0
    for range in pattern.ranges(in: content) where range.lowerBound >= end {
      text = text + Text(String(characters[end..<range.lowerBound]))
      text = text + Text(String(characters[range])).bold().underline().foregroundStyle(.accent)
      end = range.upperBound
    }
    self = text + Text(String(characters[end...]))
  }
}

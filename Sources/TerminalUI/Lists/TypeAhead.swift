import LazyLayout

/// The text typed into a list to find a row.
@MainActor final class TypedText {
  private var text = ""
  private var time = 0
  /// Microseconds after which typing begins anew.
  private static let pause = 1_000_000

  /// The text with another character.
  func adding(_ character: Character, at now: Int) -> String {
    if now - time > Self.pause { text = "" }
    time = now
    text.append(contentsOf: character.lowercased())
    return text
  }

  func clear() { text = "" }
}

private struct TypedTextKey: EnvironmentKey {
  static let defaultValue: TypedText? = nil
}

extension EnvironmentValues {
  /// What is typed into the list around.
  var listTypedText: TypedText? {
    get { self[TypedTextKey.self] }
    set { self[TypedTextKey.self] = newValue }
  }
}

extension FocusManager {
  /// Moves to the next row of the list around the focus whose text begins with what is typed.
  func typeAhead(_ press: KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty, press.characters.count == 1,
      let character = press.characters.first, character.isLetter || character.isNumber,
      let focused, let typed = focused.environment.listTypedText, let row = focused.around(RowNode.self)
    else { return false }
    let text = typed.adding(character, at: focused.graph.now())
    guard let (view, place) = row.lazy.row(beginningWith: text, after: row, includingIt: text.count > 1) else {
      return false
    }
    row.lazy.reveal(place)
    focus(view)
    return true
  }
}

extension LazyNode {
  /// The rows that are looked through: those further on would take too long to build.
  private static let mostRows = 1000

  /// The next row whose first line begins with a text, from a row on and then from the beginning.
  fileprivate func row(beginningWith text: String, after row: RowNode, includingIt: Bool) -> (ViewNode, Row)? {
    guard let start = row.id.flatMap({ list.stack.row(of: $0) }) else { return nil }
    if includingIt, let found = match(row, text) { return (found, start) }
    var place = start
    var hasWrapped = false
    for _ in 0..<Self.mostRows {
      guard let next = neighbour(of: place, true) else {
        guard !hasWrapped, let first = list.firstAddress else { return nil }
        hasWrapped = true
        place = first
        if let node = list.stack.id(of: first).flatMap({ list.rows[$0] }), let found = match(node, text) {
          return (found, first)
        }
        continue
      }
      place = next.row
      if place == start { return nil }
      if let node = next.node, let found = match(node, text) { return (found, place) }
    }
    return nil
  }

  /// The view of a row that can have the focus, if the row's text begins so.
  private func match(_ row: RowNode, _ text: String) -> ViewNode? {
    guard let line = row.firstLine?.drop(while: { !$0.isLetter && !$0.isNumber }), line.lowercased().hasPrefix(text)
    else { return nil }
    return FocusManager.focusables(in: row).first
  }
}

extension RowNode {
  /// The text of the row's first line as it is drawn.
  fileprivate var firstLine: Substring? {
    place(sizeThatFits(lazy.rowProposal), at: origin)
    guard let element, !size.isEmpty else { return nil }
    var painter = Painter(size: Size(width: size.width, height: 1), graph: graph)
    painter.draw(element)
    return painter.surface.description.split(separator: "\n").first
  }
}

/// A line of text with a cursor in it, and the ways to edit it: by characters as readers see them.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// A text with the cursor at its end.
  init(_ text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }

  /// Takes another text; the cursor stays where it is as far as it can.
  mutating func replace(with text: String) {
    let cursor = cursor
    self = EditedText(text)
    self.cursor = min(cursor, characters.count)
  }

  // MARK: Moving

  mutating func move(by distance: Int) { move(to: cursor + distance) }
  mutating func move(to index: Int) { cursor = min(max(index, 0), characters.count) }
  mutating func moveToStart() { cursor = 0 }
  mutating func moveToEnd() { cursor = characters.count }
  mutating func moveToPreviousWord() { cursor = previousWord }
  mutating func moveToNextWord() { cursor = nextWord }

  /// Where the word before the cursor begins.
  private var previousWord: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  /// Where the word after the cursor ends.
  private var nextWord: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }

  // MARK: Changing

  /// Puts text in at the cursor: ends of lines and tabs as spaces, the last line's end and other control characters not
  /// at all.
  ///
  /// Marks join the character before them: the text is divided into characters anew.
  mutating func insert(_ text: String) {
    let line = text.replacingLineEnds.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let before = String(characters[..<cursor]) + String(String.UnicodeScalarView(line))
    let after = String(characters[cursor...])
    characters = Array(before + after)
    cursor = min(before.count, characters.count)
  }

  mutating func deleteBackward() { remove(max(0, cursor - 1)..<cursor) }
  mutating func deleteForward() { remove(cursor..<min(cursor + 1, characters.count)) }
  mutating func deleteWordBackward() { remove(previousWord..<cursor) }
  mutating func deleteToStart() { remove(0..<cursor) }
  mutating func deleteToEnd() { remove(cursor..<characters.count) }

  private mutating func remove(_ range: Range<Int>) {
    let before = String(characters[..<range.lowerBound])
    characters = Array(before + String(characters[range.upperBound...]))
    cursor = min(before.count, characters.count)
  }
}

extension String {
  /// The text on one line.
  fileprivate var replacingLineEnds: String {
    let text = last?.isNewline == true ? dropLast() : self[...]
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}

extension EditedText {
  /// The columns that the characters of a range take.
  func width(of range: Range<Int>) -> Int { characters[range].reduce(0) { $0 + TextWidth.width(of: String($1)) } }

  /// The character under a column counted from the character `first`; the end where there is none.
  func index(atColumn column: Int, from first: Int) -> Int {
    var left = column
    for index in first..<characters.count {
      left -= TextWidth.width(of: String(characters[index]))
      if left < 0 { return index }
    }
    return characters.count
  }

  /// The first character to show in `width` columns so that the cursor is seen, as near to `first` as can be.
  ///
  /// - Complexity: O(`width`).
  func firstShown(from first: Int, width: Int) -> Int {
    min(max(min(first, cursor), start(before: cursor, width)), start(before: characters.count, width))
  }

  /// The first character from which those before `end` take fewer than `width` columns.
  private func start(before end: Int, _ width: Int) -> Int {
    var start = end
    var taken = 0
    while start > 0 {
      taken += self.width(of: start - 1..<start)
      if taken >= width { break }
      start -= 1
    }
    return start
  }
}

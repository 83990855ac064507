import TerminalUI

/// How cards are arranged in the space there is for them.
struct CardShape: Hashable, Sendable {
  enum Arrangement: Hashable, Sendable {
    /// The picture over the words, in a frame while the card has the focus.
    case tall
    /// The picture before the words.
    case beside
    /// The words alone.
    case words
  }

  let arrangement: Arrangement
  /// The picture's cells; its width is the card's where the arrangement is tall.
  let picture: Size
  /// The narrowest a card may be.
  let leastWidth: Int
  /// The rows of a card, and those between two.
  let height: Int
  let spacing: Int
  /// The columns and lines of cards that are seen at once.
  let columns: Int
  let lines: Int

  /// The shape for cards in a space.
  init(in space: Size) {
    let arrangement: Arrangement =
      space.width >= 48 && space.height >= 20 ? .tall : space.width >= 30 && space.height >= 7 ? .beside : .words
    self.arrangement = arrangement
    switch arrangement {
    case .tall:
      let rows = space.height >= 50 ? 9 : space.height >= 34 ? 7 : 6
      picture = Size(width: 0, height: rows)
      (leastWidth, height, spacing) = (24, rows + 5, 0)
    case .beside:
      picture = Size(width: 8, height: 4)
      (leastWidth, height, spacing) = (30, 4, 1)
    case .words:
      picture = .zero
      (leastWidth, height, spacing) = (18, 2, 0)
    }
    // A column for the scroll bar, a row for the header.
    columns = max(1, space.width / (leastWidth + 1))
    lines = max(1, (space.height - 1 + spacing) / (height + spacing))
  }
}

private struct CardShapeKey: EnvironmentKey {
  static let defaultValue = CardShape(in: Size(width: 80, height: 24))
}

extension EnvironmentValues {
  /// How the cards of the library are arranged.
  var cardShape: CardShape {
    get { self[CardShapeKey.self] }
    set { self[CardShapeKey.self] = newValue }
  }
}

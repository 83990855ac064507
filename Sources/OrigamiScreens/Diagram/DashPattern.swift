import OrigamiModel

/// How a line is interrupted, dot by dot along it.
struct DashPattern {
  /// What the line does at one dot.
  enum Mark {
    case dash, dot, gap
  }

  let marks: [Mark]

  private init(_ text: String) {
    marks = text.map { $0 == "-" ? .dash : $0 == "." ? .dot : .gap }
  }

  static let solid = DashPattern("-")

  /// The pattern of a line; dots of braille are small enough for the patterns of the books.
  init(_ kind: DiagramLine.Kind, grain: DotCanvas.Grain) {
    self =
      switch (kind, grain) {
      case (.edge, _), (.frame, _), (.crease, .braille): .solid
      case (.crease, .character): DashPattern(".")
      case (.axis, .braille): DashPattern("------  .  ")
      case (.axis, .character): DashPattern("-.")
      case (.hidden, .braille), (.landing, .braille): DashPattern(".  ")
      case (.hidden, .character), (.landing, .character): DashPattern(". ")
      case (.valley, .braille): DashPattern("----   ")
      case (.valley, .character): DashPattern("- ")
      case (.mountain, .braille): DashPattern("-----  .  .  ")
      case (.mountain, .character): DashPattern("-..")
      }
  }
}

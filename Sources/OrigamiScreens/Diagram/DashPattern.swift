import OrigamiModel

/// How a line is interrupted, dot by dot along it.
struct DashPattern {
  /// What the line does at one dot.
  enum Mark {
    case dash, dot, gap
  }

  /// What is repeated along the line, the longest first.
  private let periods: [[Mark]]
  /// Whether the line ends as it begins.
  private let isClosed: Bool

  private init(_ periods: String..., isClosed: Bool = false) {
    self.periods = periods.map { $0.map { $0 == "-" ? .dash : $0 == "." ? .dot : .gap } }
    self.isClosed = isClosed
  }

  static let solid = DashPattern("-")
  static let dotted = DashPattern(".")

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
      case (.valley, .braille): DashPattern("----   ", "--  ", isClosed: true)
      case (.valley, .character): DashPattern("- ")
      case (.mountain, .braille): DashPattern("-----  .  .  ", "--- . . ", "-- . ", isClosed: true)
      case (.mountain, .character): DashPattern("-..")
      }
  }

  /// The pattern on a line of so many dots, from its first dot to its last.
  ///
  /// Fold lines begin and end with a dash, for which the pattern is stretched a little, and short ones have a shorter
  /// pattern: so the whole length is seen and told from other lines.
  func laid(over dots: Int) -> Laid {
    guard isClosed else { return Laid(period: periods[0], scale: 1) }
    let period = periods.first { $0.count + $0.leadingDashes <= dots } ?? periods[periods.count - 1]
    let (length, dash) = (Double(period.count), Double(period.leadingDashes))
    let repetitions = max(1, ((Double(dots) - dash) / length).rounded())
    return Laid(period: period, scale: (repetitions * length + dash) / Double(max(dots, 1)))
  }

  /// A pattern laid on a line.
  struct Laid {
    fileprivate let period: [Mark]
    fileprivate let scale: Double

    /// What the line does at a dot, counted from its start.
    subscript(dot: Int) -> Mark { period[Int((Double(dot) + 0.5) * scale) % period.count] }
  }
}

extension [DashPattern.Mark] {
  fileprivate var leadingDashes: Int { prefix { $0 == .dash }.count }
}

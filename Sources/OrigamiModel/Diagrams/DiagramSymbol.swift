/// A sign of the notation, so that it can be explained.
public enum DiagramSymbol: Hashable, Sendable {
  /// A line.
  case line(DiagramLine.Kind)
  /// An arrow.
  case arrow(DiagramArrow.Kind)
  /// A mark.
  case mark(DiagramMark.Kind)

  /// All of them, in the order of a key.
  public static let all =
    DiagramLine.Kind.key.map { DiagramSymbol.line($0) } + DiagramArrow.Kind.allCases.map { DiagramSymbol.arrow($0) }
    + DiagramMark.Kind.allCases.map { DiagramSymbol.mark($0) }

  /// What it means, in a few words.
  public var words: String {
    switch self {
    case .line(.edge): "edge of the paper, raw or folded"
    case .line(.crease): "crease made earlier"
    case .line(.valley): "valley fold: toward you"
    case .line(.mountain): "mountain fold: away from you"
    case .line(.hidden): "fold line behind other layers"
    case .line(.landing): "where the flap will land"
    case .line(.axis): "axis to turn the paper about"
    case .line(.frame): "part that is shown enlarged"
    case .arrow(.foldInFront): "fold in front"
    case .arrow(.foldBehind): "fold behind"
    case .arrow(.foldAndUnfold): "fold and unfold"
    case .arrow(.pull): "unfold, pull out"
    case .arrow(.push): "push in"
    case .arrow(.reverse): "reverse fold: turn the flap inside out"
    case .arrow(.turnOver): "turn the paper over"
    case .arrow(.rotate): "turn the paper in its plane"
    case .mark(.rightAngle): "right angle"
    case .mark(.equalParts): "equal parts"
    case .mark(.equalAngles): "equal angles"
    case .mark(.hold): "hold here"
    case .mark(.again): "the same again behind"
    }
  }
}

extension DiagramLine.Kind {
  /// All kinds in the order of a key.
  fileprivate static let key: [DiagramLine.Kind] = [
    .edge, .crease, .valley, .mountain, .landing, .hidden, .axis, .frame,
  ]
}

extension DiagramScene {
  /// The signs in it that ask for something to be done, each once: fold lines, then arrows.
  public var symbols: [DiagramSymbol] {
    let folds = [DiagramLine.Kind.valley, .mountain].filter { kind in lines.contains { $0.kind == kind } }
    let asked = DiagramArrow.Kind.allCases.filter { kind in arrows.contains { $0.kind == kind } }
    return folds.map { .line($0) } + asked.map { .arrow($0) }
  }
}

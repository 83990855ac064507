import Folding

/// What one step does to the paper.
///
/// A step that only shows a picture from a file does nothing to it.
public struct Scene: Sendable {
  /// The paper when the step begins.
  public let start: FoldedPaper
  /// The paper as the step's folds find it, after turns that come before them: what a diagram shows.
  public let shown: FoldedPaper
  /// The paper when the step is done.
  public let end: FoldedPaper
  /// The step's folds, in order, as they look.
  public let moves: [Move]
  /// The turns of the whole paper, in order.
  public let turns: [Action]
  /// The moves in words, a sentence for each fold and turn.
  public let words: [String]
  /// The part to show enlarged.
  public let zoom: Bounds?

  init(step: Step, number: Int, from start: FoldedPaper, foldSteps: [String: Int]) throws(StepError) {
    var paper = start
    var shown: FoldedPaper?
    var moves: [Move] = []
    var turns: [Action] = []
    var words: [String] = []
    for action in step.actions {
      let before = paper
      do {
        let move = try paper.perform(action)
        if let move {
          shown = shown ?? before
          moves.append(move)
        } else if action.isTurn {
          turns.append(action)
        }
        let sentence = MoveWords(paper: before, action: action, move: move, steps: foldSteps).sentence
        if let sentence { words.append(sentence) }
      } catch {
        throw StepError(step: number, fold: action.foldName, reason: error)
      }
    }
    self.start = start
    self.shown = shown ?? start
    self.end = paper
    self.moves = moves
    self.turns = turns
    self.words = words
    do { zoom = try Self.zoom(step.zoom, moves, from: shown ?? start, to: paper) } catch {
      throw StepError(step: number, fold: nil, reason: error)
    }
  }

  private static func zoom(
    _ zoom: Step.Zoom?, _ moves: [Move], from start: FoldedPaper, to end: FoldedPaper
  ) throws(FoldingError) -> Bounds? {
    switch zoom {
    case nil: return nil
    case .folds:
      let pieces = moves.flatMap { $0.moving + $0.landing }
      return pieces.isEmpty ? nil : Bounds(of: pieces.flatMap(\.corners))
    case .points(let points):
      var places: [PlanePoint] = []
      for point in points {
        places.append(try start.place(of: point))
        places.append(try end.place(of: point))
      }
      return Bounds(of: places)
    }
  }
}

extension Action {
  var isTurn: Bool {
    switch self {
    case .turnOver, .turnOverTopToBottom, .rotate, .level: true
    case .mark, .fold, .collapse: false
    }
  }

  var isCollapse: Bool { if case .collapse = self { true } else { false } }

  /// The number of faces of a state that is given, 0 for all else.
  var givenFaceCount: Int { if case .collapse(_, let folding) = self { folding.faces.count } else { 0 } }

  var foldName: String? {
    switch self {
    case .fold(let fold): fold.name
    case .collapse(let name, _): name
    case .mark, .turnOver, .turnOverTopToBottom, .rotate, .level: nil
    }
  }
}

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
  /// The turns of the whole paper before its folds, which are done in what a diagram shows.
  public let earlierTurns: [DiagramSign]
  /// The turns of the whole paper after a fold, or without one.
  public let laterTurns: [DiagramSign]
  /// The moves in words, a sentence for each fold and turn.
  public let words: [String]
  /// The part to show enlarged.
  public let zoom: Bounds?

  init(step: Step, number: Int, from start: FoldedPaper, foldSteps: [String: Int]) throws(StepError) {
    var paper = start
    var shown: FoldedPaper?
    var moves: [Move] = []
    var turns: [DiagramSign] = []
    var earlierTurns: [DiagramSign] = []
    var words: [String] = []
    var extent = start.bounds
    for action in step.actions {
      let before = paper
      do {
        if action.foldName != nil, shown == nil {
          shown = before
          (earlierTurns, turns) = (turns, [])
        }
        let turn = try DiagramSign(action, of: paper)
        if let turn { turns.append(turn) }
        let move = try paper.perform(action)
        if let move { moves.append(move) }
        let sentence = MoveWords(paper: before, extent: extent, action: action, move: move, steps: foldSteps).sentence
        if let sentence { words.append(sentence) }
        if action.isTurn { extent = paper.bounds }
      } catch {
        throw StepError(step: number, fold: action.foldName, reason: error)
      }
    }
    self.start = start
    self.shown = shown ?? start
    self.end = paper
    self.moves = moves
    self.earlierTurns = earlierTurns
    laterTurns = turns
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

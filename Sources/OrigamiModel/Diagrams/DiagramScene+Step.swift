import Folding

extension DiagramScene {
  /// Draws what one step does: the paper as its folds find it, the folds, and how the whole is turned afterwards.
  ///
  /// Turns before the first fold are done already in what is shown; a step without folds shows what it turns.
  public init(of scene: Scene, actions: [Action]) {
    let firstFold = actions.firstIndex { $0.foldName != nil }
    let turns = actions[(firstFold ?? 0)...]
    let signs = turns.compactMap { DiagramSign($0, on: scene.end) }
    self.init(of: scene.shown, moves: scene.moves, signs: signs, zoom: scene.zoom?.surroundings)
  }
}

extension DiagramSign {
  /// The sign of a turn that leads to `paper`, or nothing for what is no turn.
  init?(_ action: Action, on paper: FoldedPaper) {
    switch action {
    case .turnOver: self = .turnOver
    case .turnOverTopToBottom: self = .turnOverTopToBottom
    case .rotate(let degrees): self = .rotate(degrees)
    case .level, .mark, .fold: return nil
    }
  }
}

extension Bounds {
  /// The rectangle with some of what lies around it, at most twice as long as wide.
  var surroundings: Bounds {
    let long = max(width, height)
    let margin = long * 0.2
    let half = PlanePoint(max(width / 2, long / 4) + margin, max(height / 2, long / 4) + margin)
    return Bounds(of: [middle - half, middle + half])
  }
}

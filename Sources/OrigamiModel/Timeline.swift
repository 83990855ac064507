import Folding

/// The paper through all steps of a model, folded as far as anyone has asked.
///
/// Each scene is computed once, from the one before. A fold that can't be made breaks the timeline: its step and all
/// later ones throw the same error, the earlier ones stay.
public struct Timeline: Sendable {
  /// The instructions that are followed.
  public let instructions: Instructions
  /// The number, from 1, of the step that makes a fold, by the fold's name.
  public let foldSteps: [String: Int]
  private var scenes: [Scene] = []
  private var failure: StepError?

  /// Creates the timeline of a model; nothing is folded yet.
  public init(_ instructions: Instructions) {
    self.instructions = instructions
    var foldSteps: [String: Int] = [:]
    for (index, step) in instructions.steps.enumerated() {
      for name in step.actions.compactMap(\.foldName) where foldSteps[name] == nil { foldSteps[name] = index + 1 }
    }
    self.foldSteps = foldSteps
  }

  /// The unfolded sheet.
  public var sheet: FoldedPaper { FoldedPaper(instructions.paper.sheet) }

  /// What the step at an index does to the paper.
  ///
  /// - Complexity: the folds of the steps up to there that nobody has asked for yet.
  public mutating func scene(ofStep index: Int) throws(StepError) -> Scene {
    precondition(instructions.steps.indices.contains(index), "a step of these instructions")
    while scenes.count <= index {
      if let failure { throw failure }
      do {
        let step = instructions.steps[scenes.count]
        scenes.append(
          try Scene(step: step, number: scenes.count + 1, from: scenes.last?.end ?? sheet, foldSteps: foldSteps))
      } catch {
        failure = error
        throw error
      }
    }
    return scenes[index]
  }

  /// The number of steps that are folded already.
  public var foldedCount: Int { scenes.count }

  /// Whether a step can be folded and drawn well within the time of a frame, by the number of steps and of pairs of
  /// faces that must be looked at.
  public func isQuick(toStep index: Int) -> Bool {
    precondition(instructions.steps.indices.contains(index), "a step of these instructions")
    if let drawing = instructions.steps[index].picture?.drawing {
      return drawing.faces.count + drawing.edges.count <= 1000
    }
    let pending = failure == nil ? max(0, index + 1 - scenes.count) : 0
    let faces = scenes.last?.end.faces.count ?? 1
    return pending <= 8 && (pending + 1) * faces * faces <= 50_000
  }

  /// The paper after the last step.
  public mutating func folded() throws(StepError) -> FoldedPaper {
    instructions.steps.isEmpty ? sheet : try scene(ofStep: instructions.steps.count - 1).end
  }

  /// The finished model, put up for show.
  public mutating func finished() throws(StepError) -> FoldedPaper {
    var paper = try folded()
    for action in instructions.finish {
      do { try paper.perform(action) } catch {
        throw StepError(step: nil, fold: nil, reason: error)
      }
    }
    return paper
  }
}

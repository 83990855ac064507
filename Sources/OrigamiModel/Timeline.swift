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

  /// Folds on toward a step as far as that takes well under the time of a frame; whether the step is folded then, and
  /// can be drawn as quickly.
  ///
  /// What counts is the number of folds and of pairs of faces that must be looked at.
  public mutating func foldQuickly(toStep index: Int) -> Bool {
    precondition(instructions.steps.indices.contains(index), "a step of these instructions")
    if let drawing = instructions.steps[index].picture?.drawing {
      return drawing.faces.count + drawing.edges.count + drawing.layers.count <= 500
    }
    var effort = 0
    func isQuick(_ actions: Int, _ faces: Int) -> Bool {
      effort += actions * (faces * faces + 100)
      // Each fold may double the faces.
      return actions <= 8 && effort <= 30_000
    }
    while failure == nil, scenes.count <= index {
      let actions = instructions.steps[scenes.count].actions
      let faces = actions.reduce(scenes.last?.end.faces.count ?? 1) { max($0, $1.givenFaceCount) }
      guard isQuick(actions.count, faces) else { return false }
      _ = try? scene(ofStep: scenes.count)
    }
    return isQuick(1, scenes.dropFirst(index).first?.end.faces.count ?? 1)
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

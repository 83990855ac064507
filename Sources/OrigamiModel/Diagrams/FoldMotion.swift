public import Folding

/// A step in motion, seen from above: moving faces turn about their fold lines, one fold after the other.
///
/// Turning over is shown like a fold of everything; turning in the plane is not shown, the paper just lies as it then
/// does.
public struct FoldMotion: Sendable {
  private let stages: [FoldStage]
  private let end: FoldedPaper
  /// What all its frames have in view, so that the paper keeps its scale.
  public let extent: Bounds

  /// Prepares the motion of a step's actions, as far as they can be done; empty if nothing moves.
  ///
  /// - Parameters:
  ///   - actions: What is done.
  ///   - start: The paper before.
  ///   - zoom: The part of the paper to show, with some of what lies around it; everything if not given.
  /// - Complexity: that of folding the step once or, for folds that are unfolded, twice.
  public init(of actions: [Action], from start: FoldedPaper, zoom: Bounds? = nil) {
    var paper = start
    var stages: [FoldStage] = []
    for action in actions {
      let before = paper
      do { try paper.perform(action) } catch { break }
      if let stage = FoldStage(action, from: before, to: paper) { stages.append(stage) }
    }
    self.stages = stages
    end = paper
    let corners = ([start] + stages.flatMap { [$0.before, $0.folded] } + [end]).map(\.bounds)
    extent = zoom?.surroundings ?? Bounds(of: corners.flatMap { [$0.lower, $0.upper] })
  }

  /// Whether nothing moves.
  public var isEmpty: Bool { stages.isEmpty }

  /// The number of folds and turns that are shown, one after the other.
  public var stageCount: Int { stages.count }

  /// The frame at a fraction of the whole motion; from 1 on it is the paper after the step.
  ///
  /// - Complexity: O(pairs of faces).
  public func frame(at fraction: Double) -> DiagramScene {
    var scene: DiagramScene
    if fraction >= 1 || stages.isEmpty {
      scene = DiagramScene(of: end)
    } else {
      let place = max(0, fraction) * Double(stages.count)
      scene = DiagramScene(flaps: stages[Int(place)].flaps(at: place - place.rounded(.down)))
    }
    scene.extent = extent
    return scene
  }
}

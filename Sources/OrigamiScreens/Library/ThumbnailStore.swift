import Folding
import OrigamiModel

/// Pictures of finished models, folded off the main actor when a card is seen; the last ones used are kept.
@MainActor final class ThumbnailStore {
  /// The finished model, or why it can't be folded.
  typealias Outcome = Result<DiagramScene, StepError>

  private var outcomes: [ModelKey: Outcome] = [:]
  /// The keys, the one used last at the end.
  private var order: [ModelKey] = []
  private let capacity: Int
  /// How many models have been folded.
  private(set) var foldCount = 0

  /// Creates a store that keeps a number of pictures.
  init(capacity: Int = 256) { self.capacity = capacity }

  /// The picture, if it was made lately.
  func known(_ key: ModelKey) -> Outcome? { outcomes[key] }

  /// The picture, made if it is not known; nothing where it is no longer wanted.
  func thumbnail(of key: ModelKey, _ instructions: Instructions) async -> Outcome? {
    if let known = outcomes[key] {
      keep(known, for: key)
      return known
    }
    guard let outcome = await Self.fold(instructions) else { return nil }
    foldCount += 1
    keep(outcome, for: key)
    return outcome
  }

  private func keep(_ outcome: Outcome, for key: ModelKey) {
    outcomes[key] = outcome
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > capacity { outcomes[order.removeFirst()] = nil }
  }

  /// The card may have left the screen before its turn came.
  @concurrent private nonisolated static func fold(_ instructions: Instructions) async -> Outcome? {
    if Task.isCancelled { return nil }
    if let picture = instructions.steps.last?.picture { return .success(DiagramScene(of: picture.drawing)) }
    var timeline = Timeline(instructions)
    do throws(StepError) {
      return .success(DiagramScene(of: try timeline.finished()))
    } catch {
      return .failure(error)
    }
  }
}

import Folding
import OrigamiModel

/// Pictures of finished models, folded off the main actor when a card is seen; the last ones used are kept.
@MainActor final class ThumbnailStore {
  /// The finished model, or why it can't be folded.
  typealias Outcome = Result<DiagramPicture, RenderingError>

  private var outcomes: RecentlyUsed<ModelKey, Outcome>
  /// How many models have been folded.
  private(set) var foldCount = 0

  /// Creates a store that keeps a number of pictures.
  init(capacity: Int = 256) { outcomes = RecentlyUsed(capacity: capacity) }

  /// The picture, if it was made lately.
  func known(_ key: ModelKey) -> Outcome? { outcomes[key] }

  /// The picture, made if it is not known; nothing where it is no longer wanted.
  func thumbnail(of key: ModelKey, _ instructions: Instructions) async -> Outcome? {
    if let known = outcomes[key] {
      outcomes.use(known, for: key)
      return known
    }
    guard let folded = await Self.fold(instructions) else { return nil }
    foldCount += 1
    let outcome = folded.map(DiagramPicture.init)
    outcomes.use(outcome, for: key)
    return outcome
  }

  /// The card may have left the screen before its turn came.
  @concurrent private nonisolated static func fold(
    _ instructions: Instructions
  ) async -> Result<DiagramScene, RenderingError>? {
    if Task.isCancelled { return nil }
    var timeline = Timeline(instructions)
    do throws(RenderingError) {
      return .success(try DiagramScene(of: &timeline, step: nil))
    } catch {
      return .failure(error)
    }
  }
}

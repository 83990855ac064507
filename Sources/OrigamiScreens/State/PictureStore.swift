import Dispatch
import Pictures
import Synchronization
import TerminalUI

/// Pictures decoded for the places they are shown in, the last ones used kept; the work is done off the main actor.
@MainActor final class PictureStore {
  /// A picture's file and the cells there are for it.
  struct Key: Hashable, Sendable {
    let path: String
    let size: Size
  }

  /// What became of a picture: reduced to what its cells can show, or why there is none.
  typealias Outcome = Result<Bitmap, PictureError>

  private var outcomes: RecentlyUsed<Key, Outcome>

  /// Creates a store that keeps a number of pictures.
  init(capacity: Int = 48) { outcomes = RecentlyUsed(capacity: capacity) }

  /// The picture, if it was decoded lately.
  func known(_ key: Key) -> Outcome? { outcomes[key] }

  /// The picture, decoded if it is not known; `nil` if the task is cancelled before that begins.
  func picture(_ key: Key) async -> Outcome? {
    var outcome = outcomes[key]
    if outcome == nil { outcome = await Self.decode(key) }
    if let outcome { outcomes.use(outcome, for: key) }
    return outcome
  }

  /// Decodes on a thread of its own: a large picture takes long, and would hold one of the few that all tasks share.
  private nonisolated static func decode(_ key: Key) async -> Outcome? {
    let wish = Wish()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .utility).async {
          continuation.resume(returning: wish.isCancelled.load(ordering: .relaxed) ? nil : outcome(key))
        }
      }
    } onCancel: {
      wish.isCancelled.store(true, ordering: .relaxed)
    }
  }

  /// Whether a picture in the queue is wanted still: many are asked for while the terminal is resized.
  private final class Wish: Sendable {
    let isCancelled = Atomic(false)
  }

  /// Cells show at most two by two colours each, and are twice as high as wide: square pixels beyond that are not kept.
  private nonisolated static func outcome(_ key: Key) -> Outcome {
    do throws(PictureError) {
      let whole = try Bitmap(contentsOf: key.path, sufficientWidth: key.size.width * 2)
      let size = whole.cellSize(fitting: key.size)
      return .success(whole.scaled(width: size.width * 2, height: size.height * 4))
    } catch {
      return .failure(error)
    }
  }
}

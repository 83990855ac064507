import Observation
import Pictures
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

  /// The picture, decoded if it is not known.
  func picture(_ key: Key) async -> Outcome {
    if let known = outcomes[key] {
      outcomes.use(known, for: key)
      return known
    }
    let outcome = await Self.decode(key)
    outcomes.use(outcome, for: key)
    return outcome
  }

  /// Cells show at most two by two colours each, and are twice as high as wide: square pixels beyond that are not kept.
  @concurrent private nonisolated static func decode(_ key: Key) async -> Outcome {
    do throws(PictureError) {
      let whole = try Bitmap(contentsOf: key.path, sufficientWidth: key.size.width * 2)
      let size = whole.cellSize(fitting: key.size)
      return .success(whole.scaled(width: size.width * 2, height: size.height * 4))
    } catch {
      return .failure(error)
    }
  }
}

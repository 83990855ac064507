/// What the user may do with the rows of a loop, and where its elements are.
///
/// A row whose element stays the same is not evaluated again when the loop has new data: it finds them by `latest`.
@MainActor final class LoopEdits {
  let count: Int
  let id: (Int) -> AnyHashable
  /// - Complexity: O(elements).
  let index: (AnyHashable) -> Int?
  let movesInContainer: Bool
  /// Moves the row at a place so that it is at another.
  let move: ((_ from: Int, _ to: Int) -> Void)?
  /// Deletes the row at a place.
  let delete: ((Int) -> Void)?
  private var next: LoopEdits?

  init<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ loop: ForEach<Data, ID, Content>, movesInContainer: Bool = false, move: ((Int, Int) -> Void)? = nil,
    delete: ((Int) -> Void)? = nil
  ) {
    let (data, id) = (loop.data, loop.id)
    count = data.count
    self.id = { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) }
    index = { wanted in data.enumerated().first { AnyHashable(id($0.element)) == wanted }?.offset }
    self.movesInContainer = movesInContainer
    self.move = move
    self.delete = delete
  }

  /// Those of the loop's present value.
  var latest: LoopEdits {
    guard let next else { return self }
    let latest = next.latest
    self.next = latest
    return latest
  }

  /// The loop has another value, with edits in the same order.
  static func replace(_ old: [LoopEdits], with new: [LoopEdits]) {
    for (old, new) in zip(old, new) where old !== new { old.next = new }
  }
}

/// The rows laid out so far in a frame, in order and without a gap.
struct Placing {
  /// A known, measured row with its place.
  struct Entry {
    var slot: Int
    var run: Int
    var y: Int
    var extent: Int

    var end: Int { y + extent }
  }

  /// Invariant: neighbours in the stack, each beginning a spacing after the end of the one before.
  var entries: [Entry] = []
  /// The first row of all stands first.
  var reachesStart = false
  /// The last row of all stands last.
  var reachesEnd = false

  mutating func shift(by cells: Int) {
    for index in entries.indices { entries[index].y += cells }
  }
}

/// Nodes that move slowly by themselves, such as spinners, and when each is to be drawn again.
///
/// A node asks while it is drawn: what is not seen asks no more, and the program sleeps.
@MainActor struct RedrawSchedule {
  private struct Entry {
    weak var node: ViewNode?
    let time: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The earliest time asked for, in microseconds.
  var next: Int? { entries.values.lazy.map(\.time).min() }

  /// Asks for `node` to be drawn again at a time in microseconds.
  mutating func add(_ node: ViewNode, at time: Int) {
    entries[ObjectIdentifier(node)] = Entry(node: node, time: time)
  }

  mutating func remove(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  /// Takes out the nodes whose time has come.
  mutating func take(until now: Int) -> [ViewNode] {
    guard let next, next <= now else { return [] }
    let due = entries.filter { $0.value.time <= now }
    for key in due.keys { entries[key] = nil }
    return due.values.compactMap(\.node)
  }
}

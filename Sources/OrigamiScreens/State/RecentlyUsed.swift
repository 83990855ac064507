/// Values by key, of which the ones used last are kept.
struct RecentlyUsed<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  /// The keys, the one used last at the end.
  private var order: [Key] = []
  private let capacity: Int

  /// Keeps a number of values.
  init(capacity: Int) { self.capacity = capacity }

  /// The value of a key, if it is kept; looking does not count as use.
  subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value as the one used last.
  ///
  /// - Complexity: O(values kept).
  mutating func use(_ value: Value, for key: Key) {
    values[key] = value
    order.removeAll { $0 == key }
    order.append(key)
    if order.count > capacity { values[order.removeFirst()] = nil }
  }
}

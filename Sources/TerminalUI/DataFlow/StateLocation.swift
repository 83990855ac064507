/// Where a `@State` value lives: it outlasts the view values that name it and tells those who read it.
@MainActor final class StateLocation<Value>: Readable {
  private(set) var value: Value
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    if let current = Reads.current { current.reads.add(self, by: current.node) }
    return value
  }

  func write(_ newValue: Value) {
    if areSame(value, newValue) { return }
    value = newValue
    for reader in readers.values { if let node = reader.node { node.graph.invalidate(node) } }
  }

  func addReader(_ node: any Evaluating) { readers[ObjectIdentifier(node)] = WeakReader(node: node) }
  func removeReader(_ node: any Evaluating) { readers[ObjectIdentifier(node)] = nil }
}

private struct WeakReader {
  weak var node: (any Evaluating)?
}

/// Whether two values are equal, or the same object; values that can't be compared differ.
@MainActor func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if areEqual(left, right) { return true }
  guard type(of: left as Any) is AnyClass else { return false }
  return (left as AnyObject) === (right as AnyObject)
}

/// The values pushed on a navigation stack, of any types, the topmost last.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates the path of a stack that shows its root.
  public init() {}

  /// Creates a path of values, the topmost last.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }

  /// Takes away the topmost `count` values, of which there must be as many.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

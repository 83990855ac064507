/// A value that belongs to a view and outlasts its evaluations; changing it evaluates anew whoever reads it.
@propertyWrapper public struct State<Value>: LinkedProperty {
  private let initialValue: Value
  private let link = Link()

  private final class Link {
    var location: StateLocation<Value>?
  }

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// Creates a state with its first value.
  public init(initialValue value: Value) { initialValue = value }

  /// The value now; before the view is on a screen the first value.
  public var wrappedValue: Value {
    get { link.location.map { $0.read() } ?? initialValue }
    nonmutating set { location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.read() }, set: { location.write($0) })
  }

  private var location: StateLocation<Value> {
    if let location = link.location { return location }
    let location = StateLocation(initialValue)
    link.location = location
    return location
  }

  func link(to node: any Evaluating, storage: AnyObject?) -> AnyObject? {
    let location = storage as? StateLocation<Value> ?? StateLocation(initialValue)
    link.location = location
    return location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

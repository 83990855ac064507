/// A value that a view inherits from those above.
@propertyWrapper public struct Environment<Value>: LinkedProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private let link = Link()

  private final class Link {
    weak var node: (any Evaluating)?
    /// What it inherited when it was last evaluated: for actions that run when the view is gone.
    var last: EnvironmentValues?
  }

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observed object of a type; one must have been put in with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject { source = .object { $0[object: type] } }

  /// Reads the observed object of a type, or `nil` where none was put in.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    source = .object { .some($0[object: type]) }
  }

  /// The value now.
  public var wrappedValue: Value {
    let values = link.node?.environment ?? link.last ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let find):
      guard let object = find(values) else { preconditionFailure("an object of \(Value.self) in the environment") }
      return object
    }
  }

  func link(to node: any Evaluating, storage: AnyObject?) -> AnyObject? {
    link.node = node
    link.last = node.environment
    return nil
  }
}

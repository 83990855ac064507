import Observation

/// An observed object whose properties can be bound: `$model.name` is a binding.
@preconcurrency @MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// The source of bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Creates the source of bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the source of bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

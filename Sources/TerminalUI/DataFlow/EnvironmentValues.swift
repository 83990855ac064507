/// The name of an environment value by its type, with the value that holds where none was set.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Values that views inherit from those above.
///
/// - Complexity: to set one O(1), to read one O(values set above).
@preconcurrency @MainActor public struct EnvironmentValues {
  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?
    let count: Int

    init(key: ObjectIdentifier, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
      count = (next?.count ?? 0) + 1
    }
  }

  private var top: Entry?

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let current = Reads.current {
        current.reads.add(ObjectIdentifier(key)) { !areSame($0.value(of: key), $1.value(of: key)) }
      }
      return value(of: key)
    }
    set { top = Entry(key: ObjectIdentifier(key), value: newValue, next: top) }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    find(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var entry = top
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }

  /// The observed object of a type, if one was put in.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      if let current = Reads.current {
        let key = ObjectIdentifier(type)
        current.reads.add(key) { ($0.find(key) as? Object) !== ($1.find(key) as? Object) }
      }
      return find(ObjectIdentifier(type)) as? Object
    }
    set { top = Entry(key: ObjectIdentifier(type), value: newValue as Any, next: top) }
  }

  /// Whether it may differ from another in some value.
  func isOther(than other: EnvironmentValues) -> Bool { top !== other.top }
}

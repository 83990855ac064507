/// Reads of keys that must be there.
extension JSONObject {
  /// The text of a string.
  public func string(_ name: String) -> String { required(name)?.string() ?? "" }

  /// An integer, within `range` if there is one.
  public func int(_ name: String, in range: ClosedRange<Int>? = nil) -> Int {
    required(name)?.int(in: range) ?? range?.lowerBound ?? 0
  }

  /// Any number, within `range` if there is one.
  public func double(_ name: String, in range: ClosedRange<Double>? = nil) -> Double {
    required(name)?.double(in: range) ?? range?.lowerBound ?? 0
  }

  /// True or false.
  public func bool(_ name: String) -> Bool { required(name)?.bool() ?? false }

  /// The case of an enumeration that a string names.
  public func choice<Choice>(_ name: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    required(name)?.choice(of: type)
  }

  /// The elements of an array, each made by `read`; those for which it returns nil are left out.
  public func array<Element>(_ name: String, _ read: (JSONReader) -> Element?) -> [Element] {
    required(name)?.array(read) ?? []
  }

  /// Any value, made by `read`.
  public func value<Value>(_ name: String, _ read: (JSONReader) -> Value?) -> Value? {
    required(name).flatMap(read)
  }
}

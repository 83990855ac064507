import StrictJSON

/// A value as a failure tells it: as JSON.
func words<Value>(_ value: Value) -> String {
  switch value {
  case let places as [Expectation.Place]:
    JSONValue.array(places.map { [.string($0.id), .integer($0.y)] }).compactText
  case let ids as [String]: JSONValue.array(ids.map { .string($0) }).compactText
  default: "\(value)"
  }
}

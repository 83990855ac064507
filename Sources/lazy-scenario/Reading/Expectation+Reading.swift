import StrictJSON

extension Expectation {
  init?(_ reader: JSONReader) {
    let object = reader.object()
    for key in NumberKey.allCases {
      guard let value = object.optional(key.rawValue) else { continue }
      if let bound = Bound(value) { numbers.append((key, bound)) }
    }
    for key in ListKey.allCases {
      guard let value = object.optional(key.rawValue) else { continue }
      lists.append((key, value.array { $0.string() }))
    }
    for key in ClaimKey.allCases {
      guard let value = object.optional(key.rawValue) else { continue }
      claims.append((key, value.bool()))
    }
    visible = object.optional("visible")?.array { Place($0) }
    pinned = object.optional("pinned")?.array { Place($0) }
    top = object.optional("top").flatMap { Place($0) }
    yOf = object.optional("yOf").map(Self.places)
    nestedOffset = object.optional("nestedOffset").map(Self.places)
    thumb = object.optional("thumb")?.elements(count: 2)?.map { $0.int() }
    object.finish()
  }

  private static func places(_ reader: JSONReader) -> [Place] {
    reader.object().members { Place(id: $0, y: $1.int()) }
  }
}

extension Expectation.Place {
  init?(_ reader: JSONReader) {
    guard let parts = reader.elements(count: 2) else { return nil }
    self.init(id: parts[0].string(), y: parts[1].int())
  }
}

extension Bound {
  init?(_ reader: JSONReader) {
    guard reader.kind == .object else {
      self = .exactly(reader.int())
      return
    }
    let object = reader.object()
    if object.contains("approx") {
      self = .about(object.double("approx"), within: object.double("within", in: 0...1_000_000))
    } else if object.contains("min") || object.contains("max") {
      self = .between(min: object.optional("min")?.int(), max: object.optional("max")?.int())
    } else {
      reader.report(expected: "a number, or an object with min, max, or approx and within")
      return nil
    }
    object.finish()
  }
}

import StrictJSON

extension Action {
  private static let names = [
    "scroll", "scrollTo", "scrollToEdge", "scrollNested", "dragThumb", "resize", "frames", "insert", "append", "remove",
    "move", "replace", "batch", "setExtent", "repeat", "until", "expect", "expectEach",
  ]
  private static let distances = -1_000_000_000_000...1_000_000_000_000

  init?(_ reader: JSONReader) {
    let object = reader.object()
    let given = Self.names.filter { object.contains($0) }
    guard given.count == 1, let name = given.first else {
      if reader.kind == .object { reader.report(expected: "one action: \(Self.names.joined(separator: ", "))") }
      return nil
    }
    let action = Self.read(name, object)
    object.finish()
    guard let action else { return nil }
    self = action
  }

  private static func read(_ name: String, _ object: JSONObject) -> Action? {
    switch name {
    case "scroll": .scroll(object.int("scroll", in: distances))
    case "scrollTo": ScrollToSpec(object).map { .scrollTo($0) }
    case "scrollToEdge": object.choice("scrollToEdge", of: Edge.self).map { .scrollToEdge($0) }
    case "scrollNested": object.value("scrollNested", nested)
    case "dragThumb": .dragThumb(object.double("dragThumb", in: 0...1))
    case "resize": object.value("resize", resize)
    case "frames": .frames(object.int("frames", in: 0...1_000_000))
    case "batch": .change(object.array("batch", change))
    case "repeat":
      .loop(object.int("repeat", in: 0...10_000_000), object.array("do") { Action($0) })
    case "until":
      object.value("until", Expectation.init).map {
        .until(
          $0, atMost: object.int("atMost", in: 0...10_000_000), object.array("do") { Action($0) },
          stepsTaken: object.optional("stepsTaken").flatMap { Bound($0) })
      }
    case "expect": object.value("expect", Expectation.init).map { .expect($0) }
    case "expectEach": object.value("expectEach", Expectation.init).map { .expectEach($0) }
    default: DataChange(name, object).map { .change([$0]) }
    }
  }

  private static func nested(_ reader: JSONReader) -> Action? {
    let object = reader.object()
    let action = Action.scrollNested(id: object.string("id"), by: object.int("by", in: distances))
    object.finish()
    return action
  }

  private static func resize(_ reader: JSONReader) -> Action? {
    let object = reader.object()
    let action = Action.resize(width: object.int("width", in: lengths), height: object.int("height", in: lengths))
    object.finish()
    return action
  }

  private static func change(_ reader: JSONReader) -> DataChange? {
    let object = reader.object()
    let names = DataChange.names.filter { object.contains($0) }
    guard names.count == 1, let name = names.first else {
      if reader.kind == .object { reader.report(expected: "one of \(DataChange.names.joined(separator: ", "))") }
      return nil
    }
    let change = DataChange(name, object)
    object.finish()
    return change
  }
}

extension ScrollToSpec {
  init?(_ object: JSONObject) {
    id = object.string("scrollTo")
    at = object.optional("at").flatMap { $0.choice(of: Alignment.self) } ?? .nearest
    duration = object.optional("duration_us")?.int(in: 1...1_000_000_000_000)
    let play = object.optional("play")
    self.play = play?.int(in: 0...1_000_000)
    if duration == nil { play?.report("\"play\" needs a \"duration_us\"") }
  }
}

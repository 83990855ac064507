import StrictJSON

extension RunSpec {
  private static let keys = ["extents", "texts", "formula"]

  init?(_ object: JSONObject, isColumn: Bool) {
    name = object.string("run")
    count = object.int("count", in: lengths)
    cost = object.optional("cost").map { Cost($0) } ?? Cost()
    if isColumn { cross = object.optional("cross")?.int(in: lengths) ?? 1 }
    let pattern = Self.pattern(object)
    object.finish()
    guard let pattern else { return nil }
    self.pattern = pattern
  }

  private static func pattern(_ object: JSONObject) -> Pattern? {
    let given = keys.filter { object.contains($0) }
    guard given.count == 1, let key = given.first else {
      object.reader.report(expected: "one of \(keys.joined(separator: ", "))")
      for key in given { _ = object.optional(key) }
      return nil
    }
    switch key {
    case "extents":
      return cycle(object.array("extents") { .fixed($0.int(in: lengths)) }, object)
    case "texts":
      let plus = object.optional("plus")?.int(in: lengths) ?? 0
      return cycle(object.array("texts") { .text($0.int(in: lengths), plus: plus) }, object)
    default:
      return formula(object)
    }
  }

  private static func cycle(_ rules: [ExtentRule], _ object: JSONObject) -> Pattern? {
    guard !rules.isEmpty else {
      object.reader.report(expected: "at least one extent to cycle through")
      return nil
    }
    return .cycle(rules)
  }

  private static func formula(_ object: JSONObject) -> Pattern? {
    guard let reader = object.required("formula"), let numbers = reader.elements(count: 4) else { return nil }
    let n = numbers[3].int(in: 1...1_000_000)
    let values = numbers.dropLast().map { $0.int(in: 0...1_000_000) }
    return .formula(a: values[0], m: values[1], b: values[2], n: n)
  }
}

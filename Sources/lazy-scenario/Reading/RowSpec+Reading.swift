import StrictJSON

extension RowSpec {
  init?(_ object: JSONObject, isColumn: Bool) {
    id = object.string("id")
    cost = object.optional("cost").map { Cost($0) } ?? Cost()
    kind = object.optional("kind")?.string()
    if isColumn { cross = object.optional("cross")?.int(in: lengths) ?? 1 }
    let content = Content(object, isColumn: isColumn)
    object.finish()
    guard let content else { return nil }
    self.content = content
  }
}

extension RowSpec.Content {
  /// The ways to say what a row is made of, of which each row has one.
  private static let keys = ["extent", "text", "extentAt", "nested", "subviews"]

  init?(_ object: JSONObject, isColumn: Bool) {
    let given = Self.keys.filter { object.contains($0) }
    guard given.count == 1, let key = given.first else {
      object.reader.report(expected: "one of \(Self.keys.joined(separator: ", "))")
      for key in given { _ = object.optional(key) }
      return nil
    }
    switch key {
    case "extent":
      self = .plain(.fixed(object.int("extent", in: lengths)))
    case "text":
      let cells = object.int("text", in: lengths)
      self = .plain(.text(cells, plus: object.optional("plus")?.int(in: lengths) ?? 0))
    case "extentAt":
      guard let table = object.required("extentAt").flatMap({ ExtentRule(table: $0) }) else { return nil }
      self = .plain(table)
    case "nested":
      guard !isColumn, let spec = object.value("nested", NestedSpec.init) else { return nil }
      self = .nested(spec)
    default:
      guard !isColumn else { return nil }
      let extents = object.array("subviews") { $0.int(in: lengths) }
      self = .subviews(extents, isDynamic: object.optional("dynamic")?.bool() ?? false)
    }
  }
}

extension NestedSpec {
  init?(_ reader: JSONReader) {
    let object = reader.object()
    columns = object.array("columns") { Item($0, allowsSections: false, isColumn: true) }
    spacing = object.optional("spacing")?.int(in: lengths) ?? 0
    object.finish()
  }
}

import StrictJSON

extension DataChange {
  static let names = ["insert", "append", "remove", "move", "replace", "setExtent"]

  init?(_ name: String, _ object: JSONObject) {
    switch name {
    case "insert":
      guard let inner = object.required("insert")?.object() else { return nil }
      let spot = Spot(inner, allowsSection: true)
      let rows = inner.array("rows") { Item($0) }
      inner.finish()
      guard let spot else { return nil }
      self = .insert(spot, rows)
    case "append":
      self = .insert(.end, object.array("append") { Item($0) })
    case "remove":
      self = .remove(object.array("remove") { $0.string() })
    case "move":
      guard let inner = object.required("move")?.object() else { return nil }
      let id = inner.string("id")
      let spot = Spot(inner, allowsSection: false)
      inner.finish()
      guard let spot else { return nil }
      self = .move(id, spot)
    case "replace":
      self = .replace(object.array("replace") { Item($0) })
    default:
      guard let inner = object.required("setExtent")?.object() else { return nil }
      self = .setExtent(inner.members { (id: $0, extent: $1.int(in: lengths)) })
    }
  }
}

extension DataChange.Spot {
  init?(_ object: JSONObject, allowsSection: Bool) {
    let names = ["before", "after"] + (allowsSection ? ["into"] : [])
    let given = names.filter { object.contains($0) }
    guard given.count == 1, let name = given.first else {
      object.reader.report(expected: "one of \(names.joined(separator: ", "))")
      for name in given { _ = object.optional(name) }
      return nil
    }
    let id = object.string(name)
    switch name {
    case "before": self = .before(id)
    case "after": self = .after(id)
    default: self = .into(id)
    }
  }
}

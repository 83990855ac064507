import StrictJSON

/// The numbers that a length or a count may be.
let lengths = 0...1_000_000_000

extension Item {
  /// Reads a ROW, a RUN or, where `allowsSections`, a SECTION.
  init?(_ reader: JSONReader, allowsSections: Bool = true, isColumn: Bool = false) {
    let object = reader.object()
    if object.contains("section") {
      guard allowsSections else {
        reader.report(expected: "a row or a run, for sections do not nest")
        return nil
      }
      self = .section(SectionSpec(object))
    } else if object.contains("run") {
      guard let run = RunSpec(object, isColumn: isColumn) else { return nil }
      self = .run(run)
    } else {
      guard let row = RowSpec(object, isColumn: isColumn) else { return nil }
      self = .row(row)
    }
  }
}

extension SectionSpec {
  init(_ object: JSONObject) {
    name = object.string("section")
    header = object.optional("header").flatMap { RowSpec($0.object(), isColumn: false) }
    footer = object.optional("footer").flatMap { RowSpec($0.object(), isColumn: false) }
    rows = object.array("rows") { Item($0, allowsSections: false) }
    object.finish()
  }
}

extension Cost {
  init(_ reader: JSONReader) {
    let object = reader.object()
    build = object.optional("build")?.int(in: lengths) ?? 0
    measure = object.optional("measure")?.int(in: lengths) ?? 0
    render = object.optional("render")?.int(in: lengths) ?? 0
    object.finish()
  }
}

extension ExtentRule {
  /// Reads the `extentAt` table of a row.
  init?(table reader: JSONReader) {
    let entries = reader.object().members { key, value -> (width: Int, extent: Int)? in
      guard let width = Int(key), width >= 0 else {
        value.report(expected: "a width as the key")
        return nil
      }
      return (width, value.int(in: lengths))
    }
    guard !entries.isEmpty else {
      reader.report(expected: "an extent for at least one width")
      return nil
    }
    self = .table(entries.sorted { $0.width < $1.width })
  }
}

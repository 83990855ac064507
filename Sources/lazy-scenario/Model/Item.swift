/// What stands in a list of rows.
enum Item {
  case row(RowSpec)
  case run(RunSpec)
  case section(SectionSpec)
}

/// A section of a scenario.
struct SectionSpec {
  var name: String
  var header: RowSpec?
  var footer: RowSpec?
  var rows: [Item]
}

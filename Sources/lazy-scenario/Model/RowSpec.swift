/// A row of a scenario.
struct RowSpec {
  /// What the row is made of.
  enum Content {
    case plain(ExtentRule)
    case subviews([Int], isDynamic: Bool)
    case nested(NestedSpec)
  }

  var id: String
  var content: Content
  var cost = Cost()
  var kind: String?
  /// A column's height; its extent is its width.
  var cross = 1
}

/// A horizontal lazy stack within a row.
struct NestedSpec {
  var columns: [Item]
  var spacing: Int
}

import LazyLayout

/// A scenario file: rows, what is done to them, and what must be seen.
struct Scenario {
  var name: String
  var width: Int
  var height: Int
  var spacing: Int
  var pinned: PinnedViews
  var frameTime: Int
  var retention: Int?
  var track: Int?
  var rows: [Item]
  var actions: [Action]
}

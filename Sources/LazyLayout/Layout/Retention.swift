/// Which rows are live though they are not placed, and for how long.
struct Retention {
  /// A row that was no longer wanted from a layout on.
  struct Departure {
    var id: RowID
    var update: Int
  }

  /// In the order in which they left.
  var departures: [Departure] = []
  /// How many of `departures` are done.
  var head = 0
  /// Rows built since the last frame was shown, of which some may not be in view.
  var justBuilt: [RowID] = []
  /// The number of live rows.
  var live = 0
}

import LazyLayout

/// What a frame shows, with the scenario's ids.
struct View {
  struct Entry: Equatable {
    var row: RowID
    var id: String
    var y: Int
    var extent: Int
    /// The row's index among all rows.
    var index: Int

    var end: Int { y + extent }
  }

  var entries: [Entry] = []
  var pinned: [Entry] = []
  var height = 0
  var offset = 0
  var contentExtent = 0
  var isAtStart = true
  var isAtEnd = true
  var appeared: [String] = []
  var disappeared: [String] = []
  var thumb: ScrollThumb?
  var measured = 0
  var live = 0
  var missed = 0
  private var names = PlacedNames()

  mutating func take(_ frame: LazyFrame, from source: ScenarioSource, in stack: LazyStack, _ viewport: Viewport) {
    func entry(_ placement: Placement) -> Entry {
      Entry(
        row: placement.id, id: source.names[placement.id] ?? "", y: placement.y, extent: placement.extent,
        index: stack.index(of: placement.row) ?? -1)
    }
    entries = frame.rows.filter { $0.extent > 0 }.map(entry)
    pinned = frame.pinned.map(entry)
    height = viewport.extent
    offset = frame.contentOffset
    contentExtent = frame.contentExtent
    isAtStart = frame.isAtStart
    isAtEnd = frame.isAtEnd
    (appeared, disappeared) = names.take(frame, from: source)
  }
}

/// The ids of placed rows, for rows that are gone when it is told that they disappeared.
struct PlacedNames {
  private var names: [RowID: String] = [:]

  /// The ids of the rows that appeared, and of those that disappeared.
  mutating func take(_ frame: LazyFrame, from source: ScenarioSource) -> ([String], [String]) {
    for row in frame.appeared { names[row] = source.names[row] }
    return (frame.appeared.compactMap { names[$0] }, names(of: frame.disappeared))
  }

  /// The ids of rows that are placed no longer.
  mutating func names(of gone: [RowID]) -> [String] { gone.compactMap { names.removeValue(forKey: $0) } }
}

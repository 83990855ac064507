import LazyLayout

/// What a grid's columns (or rows) are to be.
struct GridRules: Equatable {
  var items: [GridItem]
  /// The cells between them where an item says nothing.
  var spacing: Int

  /// The tracks at a size across, and where views stand in each.
  func tracks(_ crossExtent: Int) -> [Range<Int>] {
    GridTrack.tracks(items.map { $0.track(spacing) }, crossExtent: crossExtent)
  }

  /// Where a view stands in the cell of a track.
  func alignment(ofTrack track: Int, of count: Int) -> Alignment {
    if items.count == count { return items[track].alignment ?? .center }
    return items.first?.alignment ?? .center
  }
}

extension LazyStack {
  /// The scroll bar's thumb for the last frame; while a scroll goes one way the thumb does not turn back.
  ///
  /// - Complexity: O(1).
  public mutating func thumb(track: Int) -> ScrollThumb {
    var thumb = ScrollThumb(
      track: track, viewport: viewport.extent, contentOffset: frame.contentOffset, contentExtent: frame.contentExtent)
    let direction = prefetching.direction
    if let last = lastThumb, last.direction == direction, last.track == track, last.edits == extents.edits,
      !frame.isAtStart, !frame.isAtEnd
    {
      let room = track - thumb.length
      if direction > 0 { thumb.start = min(max(thumb.start, last.start), max(0, room - 1)) }
      if direction < 0 { thumb.start = max(min(thumb.start, last.start), min(1, room)) }
    }
    lastThumb = LastThumb(start: thumb.start, track: track, direction: direction, edits: extents.edits)
    return thumb
  }

  /// Scrolls to where the thumb is put, 0…1 of its way; the ends are exact.
  ///
  /// - Complexity: O(1).
  public mutating func scroll(toThumb fraction: Double) {
    if fraction <= 0 { return scroll(to: .start) }
    if fraction >= 1 { return scroll(to: .end) }
    let way = max(0, frame.contentExtent - viewport.extent)
    scroll(to: .offset(Int(nearest: Double(way) * fraction)))
  }

  /// The thumb of the frame before.
  struct LastThumb {
    var start: Int
    var track: Int
    var direction: Int
    var edits: Int
  }
}

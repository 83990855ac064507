/// Where a scroll bar's thumb stands: arithmetic on cells.
public enum ScrollBar {
  /// The thumb's cells in a track, from offset and content extent.
  ///
  /// Its length is the viewport's share of the content, at least one cell; it stands at the track's ends exactly when the
  /// content does. It fills the track where there is nothing to scroll. O(1).
  public static func thumb(track: Int, viewport: Int, content: Int, offset: Int) -> Range<Int> {
    guard track > 0 else { return 0..<0 }
    guard content > viewport, viewport >= 0 else { return 0..<track }
    let length = min(track, max(1, rounded(track, times: viewport, over: content)))
    let room = track - length
    let way = content - viewport
    var start = rounded(room, times: min(max(0, offset), way), over: way)
    if offset > 0, start == 0, room > 1 { start = 1 }
    if offset < way, start == room, room > 1 { start = room - 1 }
    return start..<start + length
  }

  /// a · b / c to the nearest whole number, halves up.
  static func rounded(_ a: Int, times b: Int, over c: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { return Int((Double(a) * Double(b) / Double(c)).rounded()) }
    return (2 * product + c) / (2 * c)
  }
}

extension LazyStack {
  /// The scroll bar's thumb for the last frame; while a scroll goes one way the thumb does not turn back. O(1).
  public mutating func thumb(track: Int) -> Range<Int> {
    var thumb = ScrollBar.thumb(
      track: track, viewport: viewport.extent, content: frame.contentExtent, offset: frame.contentOffset)
    let direction = prefetching.direction
    if let last = lastThumb, last.direction == direction, last.track == track, last.edits == extents.edits,
      !frame.isAtStart, !frame.isAtEnd
    {
      let room = track - thumb.count
      var start = thumb.lowerBound
      if direction > 0 { start = min(max(start, last.start), max(0, room - 1)) }
      if direction < 0 { start = max(min(start, last.start), min(1, room)) }
      thumb = start..<start + thumb.count
    }
    lastThumb = LastThumb(start: thumb.lowerBound, track: track, direction: direction, edits: extents.edits)
    return thumb
  }

  /// Scrolls to where the thumb is put, 0…1 of its way; the ends are exact. O(1).
  public mutating func scroll(toThumb fraction: Double) {
    if fraction <= 0 { return scroll(to: .start) }
    if fraction >= 1 { return scroll(to: .end) }
    let way = max(0, frame.contentExtent - viewport.extent)
    scroll(to: .offset(Int((Double(way) * fraction).rounded())))
  }

  /// The thumb of the frame before.
  struct LastThumb {
    var start: Int
    var track: Int
    var direction: Int
    var edits: Int
  }
}

/// Where a scroll bar's thumb stands in its track, in cells.
///
/// Its length is the viewport's share of the content, at least one cell; it stands at the track's ends exactly when the
/// content does, as far as the track has room. It fills the track where there is nothing to scroll.
public struct ScrollThumb: Hashable, Sendable {
  /// The cells before the thumb.
  public var start: Int
  /// The thumb's own cells.
  public var length: Int

  /// Computes the thumb for a track of so many cells.
  ///
  /// - Complexity: O(1).
  public init(track: Int, viewport: Int, contentOffset: Int, contentExtent: Int) {
    start = 0
    length = max(0, track)
    let way = contentExtent - viewport
    guard track > 0, way > 0, viewport >= 0 else { return }
    length = min(track, max(1, Self.share(track, viewport, of: contentExtent)))
    let room = track - length
    start = Self.share(room, min(max(0, contentOffset), way), of: way)
    if contentOffset > 0, start == 0, room > 1 { start = 1 }
    if contentOffset < way, start == room, room > 1 { start = room - 1 }
  }

  /// a · b / c to the nearest whole number, halves up.
  private static func share(_ a: Int, _ b: Int, of c: Int) -> Int {
    let (product, overflows) = a.multipliedReportingOverflow(by: b)
    if overflows || product > Int.max / 4 { return Int(nearest: Double(a) * Double(b) / Double(c)) }
    return (2 * product + c) / (2 * c)
  }
}

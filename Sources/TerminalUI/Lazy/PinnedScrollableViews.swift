import LazyLayout

/// Which headers and footers of sections stay in view while their section is seen.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the beginning of the viewport.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at its end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var engineViews: PinnedViews {
    var views: PinnedViews = []
    if contains(.sectionHeaders) { views.insert(.sectionHeaders) }
    if contains(.sectionFooters) { views.insert(.sectionFooters) }
    return views
  }
}

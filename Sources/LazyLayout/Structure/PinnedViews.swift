/// Which supplementary rows of the sections stay in view while their section is.
public struct PinnedViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The header of the section that crosses the viewport's start.
  public static let sectionHeaders = PinnedViews(rawValue: 1)
  /// The footer of the section that crosses the viewport's end.
  public static let sectionFooters = PinnedViews(rawValue: 2)
}

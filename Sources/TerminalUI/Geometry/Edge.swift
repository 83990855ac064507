/// A side of a rectangle; leading is left and trailing right.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The left side.
  case leading
  /// The lower side.
  case bottom
  /// The right side.
  case trailing

  /// Sides that something applies to.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The left side.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The right side.
    public static let trailing = Set(rawValue: 8)
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side across the main axis of a vertical arrangement.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The left side.
  case leading
  /// The right side.
  case trailing
}

/// A side along the main axis of a vertical arrangement.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

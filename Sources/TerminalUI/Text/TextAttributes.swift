/// Where the lines of a text of several lines stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

struct LineLimit: Hashable {
  var count: Int?
  /// The lines for which there is space at least.
  var least = 0
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue = LineLimit()
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

extension EnvironmentValues {
  var lineLimitAndSpace: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The greatest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { lineLimitAndSpace.count }
    set { lineLimitAndSpace = LineLimit(count: newValue) }
  }

  /// Where the lines of a text of several lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
}

extension View {
  /// Limits texts to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits texts to a number of lines, and keeps the space of them all also for shorter texts.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimitAndSpace, LineLimit(count: limit, least: reservesSpace ? limit : 0))
  }

  /// Limits texts to a number of lines, and keeps the space of the least number also for shorter texts.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimitAndSpace, LineLimit(count: limit.upperBound, least: limit.lowerBound))
  }

  /// Keeps the space of a number of lines also for shorter texts.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimitAndSpace, LineLimit(count: nil, least: limit.lowerBound))
  }

  /// Limits texts to a number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets where the lines of a text of several lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}

/// The kind that a row's estimated extent and predicted cost are kept by: rows of one kind look alike.
public struct RowKind: Hashable, Sendable {
  /// The caller's number for the kind.
  public let rawValue: Int

  /// Creates the kind that the caller numbers `rawValue`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

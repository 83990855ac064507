/// The smallest piece of work that can be done in a frame of its own; costs are learnt and predicted by it.
public struct WorkUnit: Hashable, Sendable {
  /// What is done to a row.
  public enum Phase: Hashable, Sendable {
    /// The row's body is made.
    case build
    /// The row is laid out.
    case measure
    /// The row is drawn into its cache.
    case render
  }

  /// The kind of the row.
  public var kind: RowKind
  /// What is done to it.
  public var phase: Phase

  /// Names a phase of the work on rows of a kind.
  public init(kind: RowKind, phase: Phase) {
    self.kind = kind
    self.phase = phase
  }
}

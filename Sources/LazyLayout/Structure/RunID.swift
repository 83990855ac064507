/// Names a run of a ``LazyStack``; minted by the stack and never used again for another run.
public struct RunID: Hashable, Sendable {
  /// The number behind the name.
  public let rawValue: Int

  init(_ rawValue: Int) { self.rawValue = rawValue }
}

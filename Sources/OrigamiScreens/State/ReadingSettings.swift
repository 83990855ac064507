/// How someone likes to read.
public struct ReadingSettings: Hashable, Sendable {
  /// Whether nothing is to move by itself.
  public var reducesMotion: Bool

  /// Creates settings; without arguments the usual ones.
  public init(reducesMotion: Bool = false) { self.reducesMotion = reducesMotion }
}

/// How someone likes to read.
public struct ReadingSettings: Hashable, Sendable {
  /// Which steps are shown.
  public enum Detail: String, CaseIterable, Sendable {
    /// Only what the model can't be folded without.
    case essential
    /// What most readers want.
    case standard
    /// Everything, for a first model.
    case full
  }

  /// How the steps are worded.
  public enum Wording: String, CaseIterable, Sendable {
    case concise
    case detailed
  }

  /// What diagrams are drawn with.
  public enum Glyphs: String, CaseIterable, Sendable {
    /// What the terminal's character set allows.
    case automatic
    /// Letters and signs that every terminal has.
    case ascii
  }

  /// Which steps are shown.
  public var detail = Detail.full
  /// How the steps are worded.
  public var wording = Wording.detailed
  /// Whether each step tells its moves in words too.
  public var showsMoves = false
  /// What diagrams are drawn with.
  public var glyphs = Glyphs.automatic
  /// Whether nothing is to move by itself.
  public var reducesMotion: Bool

  /// Creates settings; without arguments the usual ones.
  public init(reducesMotion: Bool = false) { self.reducesMotion = reducesMotion }
}

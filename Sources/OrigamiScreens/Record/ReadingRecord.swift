/// What is kept from one run to the next.
public struct ReadingRecord: Hashable, Sendable {
  /// What is kept of one model.
  public struct Progress: Hashable, Sendable {
    /// The ids of the steps that are marked as done.
    public var doneSteps: Set<String> = []
    /// Where the reader was.
    public var place: Place?

    /// Creates the progress of a model that nobody has begun.
    public init() {}
  }

  /// Where in a model a reader was; it holds though the size of the screen or other steps change.
  public enum Place: Hashable, Sendable {
    /// At the step of an id.
    case step(String)
    case showcase
  }

  /// By model; what is not here was not begun.
  public var progress: [ModelKey: Progress] = [:]
  /// The favourites in the reader's order, without repetition.
  public var favourites: [ModelKey] = []
  public var settings: ReadingSettings

  /// Creates the record of a first run.
  public init(_ settings: ReadingSettings = ReadingSettings()) { self.settings = settings }
}

import Observation

/// The record of the running program; each change is handed on to be kept.
@MainActor @Observable public final class ReadingMemory {
  /// The favourites in the reader's order, without repetition.
  public private(set) var favourites: [ModelKey]
  /// How the reader likes to read.
  public var settings: ReadingSettings { didSet { if settings != oldValue { changed() } } }
  /// Something about the record to be said once, such as that it can't be kept.
  public var notice: String?
  private var progress: [ModelKey: ReadingRecord.Progress]
  /// Told of each change, with the record as it is then.
  @ObservationIgnored public var onChange: ((ReadingRecord) -> Void)?

  /// Begins with a record.
  public init(_ record: ReadingRecord = ReadingRecord()) {
    favourites = record.favourites
    settings = record.settings
    progress = record.progress
  }

  /// The record as it is now.
  public var record: ReadingRecord {
    var record = ReadingRecord()
    record.favourites = favourites
    record.settings = settings
    record.progress = progress
    return record
  }

  /// What is known of a model; it is changed by setting it.
  public subscript(model: ModelKey) -> ReadingRecord.Progress {
    get { progress[model] ?? ReadingRecord.Progress() }
    set {
      guard newValue != self[model] else { return }
      progress[model] = newValue == ReadingRecord.Progress() ? nil : newValue
      changed()
    }
  }

  /// Puts the favourites in another order, adds or takes away some.
  public func setFavourites(_ models: [ModelKey]) {
    guard models != favourites else { return }
    favourites = models
    changed()
  }

  /// Takes over what other programs did, given what was known here when `new` was made of it; what has changed here
  /// since then stays.
  func adopt(_ new: ReadingRecord, since known: ReadingRecord) {
    guard new != known else { return }
    let merged = record.merged(with: new, since: known)
    if merged.favourites != favourites { favourites = merged.favourites }
    if merged.progress != progress { progress = merged.progress }
    if merged.settings != settings { settings = merged.settings }
  }

  private func changed() { onChange?(record) }
}

import Observation

/// The record of the running program; each change is handed on to be kept.
@MainActor @Observable public final class ReadingMemory {
  /// The favourites in the reader's order, without repetition.
  public private(set) var favourites: [ModelKey]
  /// How the reader likes to read.
  public var settings: ReadingSettings { didSet { if settings != oldValue { changed() } } }
  /// Something about the record to be said once, such as that it can't be kept.
  public var notice: String?
  private var doneSteps: [ModelKey: Set<String>] = [:]
  /// Not observed: they change as readers scroll, and no view shows them.
  @ObservationIgnored private var places: [ModelKey: ReadingRecord.Place] = [:]
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

  private var progress: [ModelKey: ReadingRecord.Progress] {
    get {
      let models = Set(doneSteps.keys).union(places.keys)
      return Dictionary(uniqueKeysWithValues: models.map { ($0, self[$0]) })
    }
    set {
      places = newValue.compactMapValues(\.place)
      let done = newValue.compactMapValues { $0.doneSteps.isEmpty ? nil : $0.doneSteps }
      if done != doneSteps { doneSteps = done }
    }
  }

  /// What is known of a model; it is changed by setting it.
  public subscript(model: ModelKey) -> ReadingRecord.Progress {
    get {
      var progress = ReadingRecord.Progress()
      progress.doneSteps = doneSteps[model] ?? []
      progress.place = places[model]
      return progress
    }
    set {
      let old = self[model]
      guard newValue != old else { return }
      places[model] = newValue.place
      if newValue.doneSteps != old.doneSteps {
        doneSteps[model] = newValue.doneSteps.isEmpty ? nil : newValue.doneSteps
      }
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

import StrictJSON

/// The text in which a record is kept: a JSON object.
///
/// ```json
/// {
///   "settings": {
///     "detail": "full", "wording": "detailed", "glyphs": "automatic", "showsMoves": false, "reducesMotion": false
///   },
///   "favourites": ["swan", "/home/ada/.local/share/origami/models/boat.fold"],
///   "models": {"swan": {"done": ["crease", "kite"], "place": {"step": "thin"}}, "cup": {"place": "showcase"}}
/// }
/// ```
///
/// Every key may be missing. A model is called as ``ModelKey`` says; `done` are ids of steps. Keys that are unknown here,
/// and choices of a setting, are a later version's: they are left as they stand, for only what has changed is written.
struct RecordText {
  /// What it says.
  let record: ReadingRecord
  /// All that it holds.
  private let value: JSONValue

  /// The text of a first run.
  init(usual settings: ReadingSettings = ReadingSettings()) {
    record = ReadingRecord(settings)
    value = .object([])
  }

  /// Reads a text.
  ///
  /// - Parameter settings: what holds where the text is silent.
  /// - Throws: every mistake that makes it no record.
  init(_ bytes: [UInt8], usual settings: ReadingSettings = ReadingSettings()) throws(JSONErrors) {
    let document = try JSONDocument(bytes)
    record = try document.read { Self.record($0.object(), settings) }
    value = try document.value()
  }

  /// The text changed so that it says another record.
  func bytes(saying new: ReadingRecord) -> [UInt8] {
    var value = value
    var settings = value["settings"] ?? .object([])
    for setting in RecordedSetting.all where setting.value(of: new.settings) != setting.value(of: record.settings) {
      settings[setting.name] = setting.value(of: new.settings)
    }
    value["settings"] = settings.unlessEmpty
    if new.favourites != record.favourites { value["favourites"] = .array(new.favourites.map { .string($0.rawValue) }) }
    var models = value["models"] ?? .object([])
    let keys = Set(new.progress.keys).union(record.progress.keys).subtracting([.standardInput])
    for key in keys.sorted(by: { $0.rawValue < $1.rawValue }) where new.progress[key] != record.progress[key] {
      let (known, progress) = (record.progress[key] ?? .init(), new.progress[key] ?? .init())
      var model = models[key.rawValue] ?? .object([])
      if progress.doneSteps != known.doneSteps {
        model["done"] = JSONValue.array(progress.doneSteps.sorted().map { .string($0) }).unlessEmpty
      }
      if progress.place != known.place { model["place"] = progress.place.map(Self.value) }
      models[key.rawValue] = model.unlessEmpty
    }
    value["models"] = models.unlessEmpty
    return Array(value.prettyText().utf8)
  }

  private static func value(of place: ReadingRecord.Place) -> JSONValue {
    switch place {
    case .step(let id): ["step": .string(id)]
    case .showcase: "showcase"
    }
  }

  private static func record(_ object: JSONObject, _ settings: ReadingSettings) -> ReadingRecord {
    var record = ReadingRecord(settings)
    if let settings = object.optional("settings")?.object() {
      for setting in RecordedSetting.all {
        guard let reader = settings.optional(setting.name) else { continue }
        if !setting.set(reader.value(), in: &record.settings) { reader.report("this is no value of the setting") }
      }
    }
    var known = Set<ModelKey>()
    record.favourites = (object.optional("favourites")?.array { ModelKey(rawValue: $0.string()) } ?? [])
      .filter { known.insert($0).inserted }
    for (key, progress) in object.optional("models")?.object().members({ ($0, progress($1.object())) }) ?? []
    where progress != ReadingRecord.Progress() {
      record.progress[ModelKey(rawValue: key)] = progress
    }
    return record
  }

  private static func progress(_ object: JSONObject) -> ReadingRecord.Progress {
    var progress = ReadingRecord.Progress()
    progress.doneSteps = Set(object.optional("done")?.array { $0.string() } ?? [])
    progress.place = object.optional("place").flatMap(place)
    return progress
  }

  private static func place(_ reader: JSONReader) -> ReadingRecord.Place? {
    if reader.kind == .string { return reader.string() == "showcase" ? .showcase : nil }
    return reader.object().optional("step").map { .step($0.string()) }
  }
}

extension JSONValue {
  /// The value of an object's key; setting nothing takes the key away.
  fileprivate subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return .none }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, .none): members.remove(at: index)
      case (.none, let value?): members.append(Member(key, value))
      case (.none, .none): return
      }
      self = .object(members)
    }
  }

  /// Nothing for an array or object without content; a nil here would be JSON's null.
  fileprivate var unlessEmpty: JSONValue? { [.object([]), .array([])].contains(self) ? .none : self }
}

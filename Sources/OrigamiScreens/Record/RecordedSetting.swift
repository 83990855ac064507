import StrictJSON

/// A setting as it is kept: under a name of its own, so that two programs may change different ones.
struct RecordedSetting: Sendable {
  /// The settings that are kept; one that is not here lasts as long as the program.
  static let all = [
    RecordedSetting("detail", \.detail), RecordedSetting("wording", \.wording), RecordedSetting("glyphs", \.glyphs),
    RecordedSetting("showsMoves", \.showsMoves), RecordedSetting("reducesMotion", \.reducesMotion),
  ]

  /// What it is called in the file.
  let name: String
  private let get: @Sendable (ReadingSettings) -> JSONValue
  private let put: @Sendable (JSONValue, inout ReadingSettings) -> Bool

  /// A choice; one that this version doesn't know is left alone.
  private init<Choice: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<ReadingSettings, Choice> & Sendable
  ) {
    self.name = name
    get = { .string($0[keyPath: path].rawValue) }
    put = { value, settings in
      guard case .string(let text) = value else { return false }
      if let choice = Choice(rawValue: text) { settings[keyPath: path] = choice }
      return true
    }
  }

  /// A setting that is on or off.
  private init(_ name: String, _ path: any WritableKeyPath<ReadingSettings, Bool> & Sendable) {
    self.name = name
    get = { .bool($0[keyPath: path]) }
    put = { value, settings in
      guard case .bool(let isOn) = value else { return false }
      settings[keyPath: path] = isOn
      return true
    }
  }

  /// What it is set to.
  func value(of settings: ReadingSettings) -> JSONValue { get(settings) }

  /// Sets it; whether the value is of the right kind.
  @discardableResult
  func set(_ value: JSONValue, in settings: inout ReadingSettings) -> Bool { put(value, &settings) }
}

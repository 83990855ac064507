import OrigamiScreens

/// The user's settings: what their file says, and where it is silent what is usual.
struct Configuration: Hashable {
  /// How they like to read.
  var settings = ReadingSettings()
  /// When there is to be colour.
  var color = ColorChoice.auto
  /// Whether the mouse is listened to.
  var usesMouse = true
  /// Whether they need text that can be read aloud.
  var isAccessible = false

  /// The names of the settings, in the order in which they are printed.
  enum Key: String, CaseIterable {
    case detail, wording, glyphs, motion, mouse, color, accessible
  }

  /// What a setting says, as it is written in the file.
  subscript(key: Key) -> String {
    switch key {
    case .detail: settings.detail.rawValue
    case .wording: settings.wording.rawValue
    case .glyphs: settings.glyphs.rawValue
    case .motion: settings.reducesMotion ? "off" : "on"
    case .mouse: usesMouse ? "on" : "off"
    case .color: color.rawValue
    case .accessible: isAccessible ? "on" : "off"
    }
  }

  /// What a setting can say.
  static func values(of key: Key) -> [String] {
    switch key {
    case .detail: ReadingSettings.Detail.allCases.map(\.rawValue)
    case .wording: ReadingSettings.Wording.allCases.map(\.rawValue)
    case .glyphs: ReadingSettings.Glyphs.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .motion, .mouse, .accessible: ["on", "off"]
    }
  }

  /// Sets what a setting says; a value that it can't have is refused.
  mutating func set(_ key: Key, to value: String) -> Bool {
    guard Self.values(of: key).contains(value) else { return false }
    let isOn = value == "on"
    switch key {
    case .detail: settings.detail = .init(rawValue: value) ?? settings.detail
    case .wording: settings.wording = .init(rawValue: value) ?? settings.wording
    case .glyphs: settings.glyphs = .init(rawValue: value) ?? settings.glyphs
    case .motion: settings.reducesMotion = !isOn
    case .mouse: usesMouse = isOn
    case .color: color = ColorChoice(rawValue: value) ?? color
    case .accessible: isAccessible = isOn
    }
    return true
  }

  /// The settings as the text of a file.
  var lines: [String] { Key.allCases.map { "\($0.rawValue) = \(self[$0])" } }
}

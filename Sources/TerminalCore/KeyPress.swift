/// A key that was pressed.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The text it types; empty for keys that type none.
  public let characters: String
  /// The modifiers held.
  public let modifiers: EventModifiers

  /// Creates a press of `key`; its text is its character unless that stands for a key without text.
  public init(_ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
    if let characters {
      self.characters = characters
    } else {
      let scalar = key.character.unicodeScalars.first?.value ?? 0
      let isText = scalar >= 0x20 && scalar != 0x7F && !(0xF700...0xF8FF).contains(scalar)
      self.characters = isText && modifiers.isDisjoint(with: [.control, .option]) ? String(key.character) : ""
    }
  }

  /// What happened to the key: always that it went down, since terminals tell neither of its repeating nor its release.
  public var phase: Phases { .down }

  /// What can happen to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It went down, or repeats, which terminals tell alike.
    public static let down = Phases(rawValue: 1)
    /// It is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// It was let go.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a handler says of a key press.
  public enum Result: Hashable, Sendable {
    /// It was used; nobody else gets it.
    case handled
    /// It goes on to the next in line.
    case ignored
  }
}

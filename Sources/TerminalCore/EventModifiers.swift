/// Modifier keys held while a key or a mouse button is pressed; Alt is `option`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock; terminals never report it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift; with characters it is in the character itself.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt or Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; terminals never report it.
  public static let command = EventModifiers(rawValue: 16)
  /// The numeric keypad; terminals rarely report it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key by the character it types; keys that type none have characters of Unicode's private use area.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that stands for the key.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")
  /// Delete to the right.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Return and Enter, which terminals do not tell apart.
  public static let `return` = KeyEquivalent("\r")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")

  /// The function key F`number`, 1 to 35; SwiftUI has no name for it.
  public static func function(_ number: Int) -> KeyEquivalent {
    let value = UInt32(0xF703 + min(max(number, 1), 35))
    return KeyEquivalent(Character(Unicode.Scalar(value) ?? "\u{F704}"))
  }
}

/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case down
    /// A button was let go.
    case up
    /// The mouse moved with a button held.
    case drag
    /// The wheel turned towards the content's beginning.
    case wheelUp
    /// The wheel turned towards the content's end.
    case wheelDown
    /// The wheel was tilted to the left.
    case wheelLeft
    /// The wheel was tilted to the right.
    case wheelRight
  }

  /// A button.
  public enum Button: Hashable, Sendable {
    /// The left one.
    case left
    /// The wheel pressed.
    case middle
    /// The right one.
    case right
    /// None, for the wheel.
    case none
  }

  /// What happened.
  public var kind: Kind
  /// The button it happened to.
  public var button: Button
  /// The cell it happened in.
  public var location: Point
  /// The modifiers held.
  public var modifiers: EventModifiers

  /// Creates an event.
  public init(_ kind: Kind, button: Button = .left, at location: Point, modifiers: EventModifiers = []) {
    self.kind = kind
    self.button = button
    self.location = location
    self.modifiers = modifiers
  }
}

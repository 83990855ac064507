/// What the terminal says happened.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted, marked as such by the terminal.
  case paste(String)
  /// The terminal has this size now.
  case resize(Size)
}

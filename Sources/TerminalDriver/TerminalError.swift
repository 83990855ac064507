/// Why there is no full screen; a program then does its work as plain text.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal to open.
  case noTerminal
  /// The terminal of this type cannot place its cursor, or none of its kind is known to the system.
  case unsuitable(type: String)
}

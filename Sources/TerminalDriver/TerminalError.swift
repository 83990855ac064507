import TerminalCore

/// Why there is no full screen; a program then does its work as plain text.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal to open.
  case noTerminal
  /// The terminal of this type cannot place its cursor, or none of its kind is known to the system.
  case unsuitable(type: String)
}

extension TerminalError: CustomStringConvertible {
  /// The reason in one line for the user.
  public var description: String {
    switch self {
    case .noTerminal: "no terminal to show a full screen on"
    case .unsuitable(let type): "the terminal type “\(type.cleanForTerminal)” can't show a full screen"
    }
  }
}

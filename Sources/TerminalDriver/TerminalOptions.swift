import TerminalCore

/// What a program wants of its terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// The most colours to use; `nil` goes by the environment: NO_COLOR, CLICOLOR, COLORTERM and TERM.
  public var colorDepth: TerminalCapabilities.ColorDepth?
  /// Whether the mouse is listened to from the start; while it is, the terminal itself selects text only with Shift.
  public var listensToMouse: Bool
  /// The path of the terminal's device.
  public var device: String

  /// Creates options; without arguments what most programs want.
  public init(
    colorDepth: TerminalCapabilities.ColorDepth? = nil, listensToMouse: Bool = true, device: String = "/dev/tty"
  ) {
    self.colorDepth = colorDepth
    self.listensToMouse = listensToMouse
    self.device = device
  }
}

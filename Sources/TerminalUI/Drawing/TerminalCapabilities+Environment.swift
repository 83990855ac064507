private struct TerminalCapabilitiesKey: EnvironmentKey {
  static let defaultValue = TerminalCapabilities()
}

extension EnvironmentValues {
  /// What the terminal can show, for views that make cells ahead of being drawn.
  public internal(set) var terminalCapabilities: TerminalCapabilities {
    get { self[TerminalCapabilitiesKey.self] }
    set { self[TerminalCapabilitiesKey.self] = newValue }
  }
}
